extension StorageErrorWords {
  package func badSettings(_ path: String, line: Int, column: Int) -> Message {
    Message("\(path):\(line):\(column)")
  }
}
