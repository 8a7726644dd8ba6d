# Read by the scripts beside it: GYMLOG is the program, SCRATCH an empty folder of the caller's.
set -u
GYMLOG=$(realpath "${1:?the program}") SCRATCH=$(realpath "${2:?an empty folder}")
export TZ=UTC LC_ALL=C

# Moves into a house at a path: all that the program keeps is beneath it.
live_in() {
  export HOME=$1 XDG_DATA_HOME=$1/share XDG_STATE_HOME=$1/state XDG_CACHE_HOME=$1/cache XDG_CONFIG_HOME=$1/config
  mkdir -p "$HOME"
}

gymlog() { "$GYMLOG" "$@"; }

fail() { echo "$*" && exit 1; }

# This can't be tried here.
skip() { echo "$*" && exit 77; }

# The loads in what `show --json` says or in documents, with how often each: `4 1203`.
loads() { tr -d ' \n' | grep -oE '"load":\{"value":[0-9]+' | cut -d: -f3 | sort -n | uniq -c | sed 's/^ *//'; }
