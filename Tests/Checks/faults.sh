# Checks that the release build keeps its promises under faults, crashes and load.

# The number of faults to inject, besides 18 file size limits for each case: 5,300 in all. Every fault, about a hundred
# thousand, takes an hour and a half: FAULTS=100000.
faults=${FAULTS:-4000}
# Which faults: different ones each day. To reproduce a failure, give the seed that was printed: SEED=20261123.
seed=${SEED:-$(date -u +%Y%m%d)}

# Runs a script of Tests/Faults in a folder of its own.
fault() {
  local script=$1
  shift
  mkdir -p "$work/$script" && "Tests/Faults/$script" "$gymlog" "$work/$script" "$@"
}

check_sweep() {
  needs swiftc strace timeout prlimit git
  strace -o "$work/trace" true 2>/dev/null || { echo "can't trace processes" && return 77; }
  swiftc -O -package-name gymlog Tests/Faults/Sweep/*.swift Tests/TestSupport/SeededRandom.swift -o "$work/sweep" || return 1
  # In memory if possible: this check doesn't depend on the disk.
  local scratch parts part started=() code=0
  scratch=$(mktemp -d -p /dev/shm 2>/dev/null || mktemp -d)
  parts=$(nproc)
  for ((part = 1; part <= parts; part++)); do
    mkdir "$scratch/$part"
    "$work/sweep" "$gymlog" "$scratch/$part" "$faults" "$seed" "$part/$parts" >"$scratch/$part.log" 2>&1 & started+=($!)
  done
  for part in "${started[@]}"; do wait "$part" || code=1; done
  cat "$scratch"/*.log
  awk -v seed="$seed" '/^[0-9]+ faults, [0-9]+ missed, [0-9]+ findings$/ { faults += $1; missed += $3; findings += $5 }
    END { print faults + 0 " faults, " missed + 0 " missed, " findings + 0 " findings, SEED=" seed; exit faults < '"$faults"' }' "$scratch"/*.log || code=1
  rm -rf "$scratch"
  return $code
}

check_fuzz() {
  needs swiftc clang timeout
  mkdir -p "$work/fuzz" && Tests/Faults/fuzz "$work/fuzz" "${FUZZ_SECONDS:-10}"
}

check_concurrency() { fault concurrency; }
check_power_cuts() { fault power-cuts; }
check_full_disk() { fault full-disk; }
check_privacy() { fault privacy; }
check_interruption() { fault interruption; }
check_counts() { fault counts; }
check_rebuilds() { fault rebuilds; }
check_histories() { needs git && Tests/Faults/histories "${HISTORIES:-200}"; }
check_import_kills() { fault import-kills; }
check_round_trip() { fault round-trip; }
check_recording() { fault recording; }
