# Checks of what is typed and read on a terminal.

# Runs a script of Tests/Keyboard in a folder of its own.
keyboard() { mkdir -p "$work/$1" && "Tests/Keyboard/$1" "$gymlog" "$work/$1"; }

check_completions() { keyboard completions; }
check_manual() { keyboard manual; }
check_pager() { keyboard pager; }
