# Sourced by the scripts in this folder: gives them their own home folder, and a terminal to type on.
. "$(dirname "$0")/../Faults/home.sh"
needs script
script --version 2>/dev/null | grep -q util-linux || skip "script isn't that of util-linux"
mkdir -p "$SCRATCH/bin" && ln -sf "$GYMLOG" "$SCRATCH/bin/gymlog"
export PATH=$SCRATCH/bin:$PATH LC_ALL=C.UTF-8 TERM=xterm

# Starts a command on a terminal of 80 columns and 24 lines; its keys come from `keys`, its screen is kept in a file.
begin() {
  rm -f "$SCRATCH/keys" && mkfifo "$SCRATCH/keys" && : >"$SCRATCH/screen"
  # The pipe stays open, or the terminal would hang up.
  exec 9<>"$SCRATCH/keys"
  script -qfc "stty cols 80 rows 24; $1" /dev/null <"$SCRATCH/keys" >>"$SCRATCH/screen" 2>&1 9>&- &
  terminal=$!
}

# Types keys, as printf writes them.
keys() { printf "$1" >&9; }

# Waits up to ten seconds until a command succeeds.
await() {
  local i
  for ((i = 0; i < 200; i++)); do
    "$@" && return 0
    sleep 0.05
  done
  return 1
}

shows() { tr -d '\r' <"$SCRATCH/screen" | grep -qaF -- "$1"; }

# Waits until the command has ended.
ended() { ! kill -0 "$terminal" 2>/dev/null; }

finish_terminal() {
  await ended
  local code=$?
  exec 9>&-
  kill "$terminal" 2>/dev/null
  wait "$terminal" 2>/dev/null
  return $code
}
