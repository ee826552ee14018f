#!/bin/sh
# Prints every page of the missions that a token can read, one JSON document a line. Needs curl.
# ESSOR_URL=https://essor.example ESSOR_TOKEN=essor_org_… ./missions.sh
set -eu

cursor=''
while :; do
  # The header comes from standard input: arguments are visible to other users of the machine.
  page=$(printf 'header = "Authorization: Bearer %s"\n' "$ESSOR_TOKEN" |
    curl --silent --show-error --fail --config - \
      "$ESSOR_URL/functions/v1/api/v1/missions?limit=${ESSOR_LIMIT:-100}${cursor:+&cursor=$cursor}")
  printf '%s\n' "$page"
  cursor=$(printf '%s' "$page" | sed -n 's/.*"next_cursor":"\([^"]*\)".*/\1/p')
  [ -n "$cursor" ] || break
done
