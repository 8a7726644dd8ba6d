# Sourced by the scripts in this folder. GYMLOG is the program, SCRATCH an empty folder.
set -u
GYMLOG=$(realpath "${1:?the program}") SCRATCH=$(realpath "${2:?an empty folder}")
export TZ=UTC LC_ALL=C

# Makes a folder the program's home, which holds all its files.
live_in() {
  export HOME=$1 XDG_DATA_HOME=$1/share XDG_STATE_HOME=$1/state XDG_CACHE_HOME=$1/cache XDG_CONFIG_HOME=$1/config
  mkdir -p "$HOME"
}

gymlog() { "$GYMLOG" "$@"; }

fail() { echo "$*" && exit 1; }

# Exits because the check can't run on this machine.
skip() { echo "$*" && exit 77; }

# Exits unless these tools are installed.
needs() {
  local tool
  for tool; do command -v "$tool" >/dev/null || { echo "needs $tool" && exit 76; }; done
}

# Counts each load in the output of `show --json` or in documents: `4 1203`.
loads() { tr -d ' \n' | grep -oE '"load":\{"value":[0-9]+' | cut -d: -f3 | sort -n | uniq -c | sed 's/^ *//'; }
