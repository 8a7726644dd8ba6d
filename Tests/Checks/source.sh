# Checks of the repository's files.

check_format() { swift format lint --strict --parallel -r Sources Tests Package.swift; }

check_declared_imports() { swift build --explicit-target-dependency-import-check error; }

check_top_level() {
  local extra
  extra=$(git ls-files | cut -d/ -f1 | sort -u | grep -vxE 'Package\.swift|Sources|Tests|Data|README\.md|\..*')
  [ -z "$extra" ] || { echo "not allowed at the top level:" && echo "$extra" && return 1; }
}

check_packages() {
  local outside
  outside=$(grep -nE '\.package\(|\.binaryTarget\(|\.systemLibrary\(' Package.swift)
  [ -z "$outside" ] || { echo "$outside" && return 1; }
}

check_lengths() {
  local long
  long=$(git ls-files -z 'Sources/*.swift' 'Tests/*.swift' | xargs -0 wc -l | awk '$2 != "total" && $1 > 400')
  [ -z "$long" ] || { echo "$long" && return 1; }
}

# Every command that README.md mentions in backticks has a help page. (`swift test` runs its sessions.) SETs and words in
# capitals are skipped: they aren't commands.
check_readme() {
  local word unknown=() words=0
  while read -r word; do
    words=$((words + 1))
    "$gymlog" help "$word" >"$work/help.log" 2>&1 || unknown+=("$word")
  done < <(grep -oE '`gymlog [^` ]+' README.md | cut -d' ' -f2 | sort -u | grep -E '^([a-z]+|1rm)$')
  [ ${#unknown[@]} = 0 ] || { echo "no help page for: ${unknown[*]}" && return 1; }
  [ $words -gt 0 ] || { echo "README.md mentions no command" && return 1; }
  echo "$words commands"
}
