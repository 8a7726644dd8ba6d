# Opens the report and the charts in headless Chromium, if it's installed.

# Prints a page that shows the given pages in frames as wide as a phone, and says how wide each wants to be and how many
# scripts it has.
frames() {
  local page
  echo '<!DOCTYPE html><meta charset="utf-8"><pre id="found"></pre>'
  for page; do echo "<iframe width=\"390\" height=\"800\" src=\"$page\"></iframe>"; done
  echo '<script>onload = () => { found.textContent = [...document.querySelectorAll("iframe")].map(frame => {
    const page = frame.contentDocument
    return page.documentElement.scrollWidth + " wide, " + page.scripts.length + " scripts" }).join("\n") }</script>'
}

# Opens pages of a folder; writes `found`, `console` and `requests` there.
browse() {
  local folder=$1
  shift
  frames "$@" >"$folder/frames.html"
  # Requests to other hosts are logged, and fail.
  timeout 180 chromium --headless=new --no-sandbox --disable-gpu --no-first-run --disable-background-networking \
    --disable-component-update --disable-sync --disable-extensions --user-data-dir="$folder/profile" \
    --host-resolver-rules='MAP * ~NOTFOUND' --allow-file-access-from-files --enable-logging=stderr --v=0 \
    --log-net-log="$folder/net.json" --dump-dom "file://$folder/frames.html" >"$folder/dom" 2>"$folder/log" ||
    { tail -5 "$folder/log" && return 1; }
  sed -n '/<pre id="found">/,/<\/pre>/p' "$folder/dom" | grep -oE '[0-9]+ wide, [0-9]+ scripts' >"$folder/found"
  grep ':CONSOLE' "$folder/log" >"$folder/console"
  # Chromium asks Google for updates, whatever its options.
  grep -oE '"url":"[^"]*"' "$folder/net.json" | grep -vE '"(https?://[a-z0-9.-]*google(apis)?\.com/|file:|chrome:|data:,)' |
    sort -u >"$folder/requests"
}

check_pages() {
  needs chromium
  local browser=$work/browser home=$work/report-home pages=() chart kind
  mkdir -p "$browser" "$home"
  # First, make sure that the check can fail.
  echo '<!DOCTYPE html><div style="width: 900px">wide</div><script>console.log("said")</script>
    <img src="https://example.org/picture.png">' >"$browser/control.html"
  browse "$browser" control.html || return 1
  [ -s "$browser/console" ] && grep -q example.org "$browser/requests" && grep -q '^9.. wide, 1 scripts' "$browser/found" ||
    { echo "Chromium didn't report the script, the message or the request" && cat "$browser/found" && return 1; }

  export HOME=$home XDG_DATA_HOME=$home/data XDG_STATE_HOME=$home/state
  local data=$home/years evil='<script src="https://example.org/a.js"></script><img src="//example.org/b.png">'
  "$gymlog" demo --json --years 2 --data "$data" >/dev/null || return 1
  "$gymlog" start --name "$evil" --at "yesterday 08:00" >/dev/null &&
    "$gymlog" log squat 5@100kg >/dev/null && "$gymlog" note "$evil" >/dev/null && "$gymlog" finish --for 10min >/dev/null &&
    "$gymlog" report -o "$browser/small.html" >/dev/null &&
    "$gymlog" --data "$data" --lang ca report --since 2000-01-01 -o "$browser/large.html" >/dev/null || return 1
  pages=(small.html large.html)
  for chart in calendar muscles "progress full squat" "compare last last-1"; do
    kind=${chart// /-}.svg
    # shellcheck disable=SC2086
    "$gymlog" --data "$data" $chart --svg "$browser/$kind" >/dev/null || return 1
    pages+=("$kind")
  done
  browse "$browser" "${pages[@]}" || return 1
  [ "$(wc -l <"$browser/found")" = ${#pages[@]} ] || { echo "some pages are missing" && cat "$browser/found" && return 1; }
  [ ! -s "$browser/console" ] || { cat "$browser/console" && return 1; }
  [ ! -s "$browser/requests" ] || { cat "$browser/requests" && return 1; }
  ! grep -v ' 0 scripts' "$browser/found" || return 1
  # On a phone, pages don't scroll sideways.
  head -2 "$browser/found" | awk '$1 > 390 { wide = 1; print } END { exit wide }' || return 1
  # A year is printed on one sheet, in each language.
  local year language
  for year in "$(date +%Y)" "$(($(date +%Y) - 1))"; do
    for language in en es ca; do
      "$gymlog" --data "$data" --lang "$language" year "$year" -o "$browser/year.html" --force >/dev/null || return 1
      timeout 60 chromium --headless=new --no-sandbox --disable-gpu --user-data-dir="$browser/profile" \
        --no-pdf-header-footer --print-to-pdf="$browser/year.pdf" "file://$browser/year.html" 2>/dev/null
      [ "$(grep -ac '/Type /Page$' "$browser/year.pdf")" = 1 ] ||
        { echo "$year in $language isn't one sheet" && return 1; }
    done
  done
  echo "${#pages[@]} pages"
}
