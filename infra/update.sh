#!/bin/sh
# Updates an installation while people work: builds the images, then replaces one gateway after the other. A gateway that
# does not become ready ends it: the other goes on as it was. docs/operations.md, "Stop, update, go back".
# Usage: infra/update.sh [production.env]        PULL=1 takes the images from a registry instead of building them, PULL=0 as
# they are on this host. OVERRIDE=<file> is a compose file of the installation that changes docker-compose.production.yml
set -eu
cd "$(dirname "$0")/.."
settings=${1:-production.env}
[ -r "$settings" ] || { echo "There is no $settings to read the settings from." >&2; exit 1; }
compose() { docker compose -f docker-compose.production.yml ${OVERRIDE:+-f "$OVERRIDE"} --env-file "$settings" "$@"; }

case ${PULL:-} in
  '') compose build --pull ;;
  0) ;;
  *) compose pull ;;
esac
for gateway in gateway-1 gateway-2; do
  echo "$gateway: replaced …"
  if ! compose up -d --no-deps --no-build --wait --wait-timeout 120 "$gateway"; then
    echo "$gateway did not become ready, and nothing else was replaced. Its log: docker compose -f docker-compose.production.yml logs $gateway" >&2
    exit 1
  fi
  # the balancer looks each second, and has to see it twice
  sleep "${PAUSE:-5}"
done
# all the rest, where something of it changed
compose up -d --no-build --wait
echo 'All of it runs as it stands here.'
