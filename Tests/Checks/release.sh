# Checks of the release build.

check_release_build() { swift build -c release --product gymlog; }

check_static() {
  [ "$(uname)" = Linux ] || { echo "only on Linux" && return 77; }
  needs file
  file -L "$gymlog" | grep -q 'statically linked' || { file -L "$gymlog" && return 1; }
}

# Full Foundation would add ICU (44 MB) to the binary and 5 ms to every start. Without it, 84,000 lines are 22 MB.
check_size() {
  local size foreign
  size=$(stat -L -c %s "$gymlog" 2>/dev/null || stat -L -f %z "$gymlog")
  foreign=$(grep -a -o -E '_FoundationICU|icudt[0-9]+|NSNumberFormatter|CFLocaleCreate' "$gymlog" | sort -u)
  [ -z "$foreign" ] || { echo "links Foundation: $foreign" && return 1; }
  [ "$size" -le 25000000 ] || { echo "$size bytes, more than 25,000,000" && return 1; }
  echo "$size bytes"
}

# Compares gymlog with a program that does nothing, linked the same way. They run in turn, so that the machine's speed
# affects both.
check_start_up() {
  local pairs=$work/pairs hello=$work/hello attempt
  echo 'print("hello")' >"$hello.swift"
  swiftc -O -static-executable -Xlinker -s "$hello.swift" -o "$hello" || return 1
  swiftc -O Tests/Benchmarks/pairs.swift -o "$pairs" || return 1
  for attempt in 1 2; do
    "$pairs" 25 "hello||$hello" "version||$gymlog version" >"$work/times" || return 1
    awk '{ t[$1] = $2 }
      END { printf "hello %.2f ms, version %.2f ms\n", t["hello"] / 1000, t["version"] / 1000
            exit !(t["version"] <= 3 * t["hello"]) }' "$work/times" && return 0
  done
  echo "gymlog version takes more than 3 times as long as a program that does nothing"
  return 1
}
