print("gymlog")
