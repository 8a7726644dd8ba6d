# Checks that the release build keeps its promises under faults, crashes and load.

# The number of faults to inject. All of them, about a hundred thousand, take an hour: run `sweep` without a number.
faults=${FAULTS:-1300}

# Runs a script of Tests/Faults in a folder of its own.
fault() {
  local script=$1
  shift
  mkdir -p "$work/$script" && "Tests/Faults/$script" "$gymlog" "$work/$script" "$@"
}

check_sweep() {
  needs swiftc strace timeout prlimit
  strace -o "$work/trace" true 2>/dev/null || { echo "can't trace processes" && return 77; }
  swiftc -O -package-name gymlog Tests/Faults/Sweep/*.swift Tests/TestSupport/SeededRandom.swift -o "$work/sweep" || return 1
  # In memory if possible: this check doesn't depend on the disk.
  local scratch
  scratch=$(mktemp -d -p /dev/shm 2>/dev/null || mktemp -d)
  "$work/sweep" "$gymlog" "$scratch" "$faults"
  local code=$?
  rm -rf "$scratch"
  return $code
}

check_concurrency() { fault concurrency; }
check_power_cuts() { fault power-cuts; }
check_full_disk() { fault full-disk; }
check_privacy() { fault privacy; }
check_interruption() { fault interruption; }
check_counts() { fault counts; }
check_rebuilds() { fault rebuilds; }
check_import_kills() { fault import-kills; }
