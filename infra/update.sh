#!/bin/sh
# Updates an installation while people work. Builds the images, then replaces the changed parts one after the other: the
# gateways, what they need, the balancer. A part that does not become ready goes back to its earlier image and settings.
# So does a gateway that works worse than before. Later parts are then not touched. docs/run.md, "Update, go back".
# Usage: infra/update.sh [production.env]
# PULL=1 takes the images from a registry instead of building them; PULL=0 takes the images of this host.
# ACCEPT=memory,secret names what a new gateway may do worse (check-installation.js --help).
set -eu
cd "$(dirname "$0")/.."
settings=${1:-production.env}
if [ -n "${OVERRIDE:-}" ]; then
  echo "OVERRIDE is not read any more. Write COMPOSE_FILE=docker-compose.production.yml:$OVERRIDE to $settings." >&2
  exit 1
fi
sh infra/check-settings.sh "$settings"
# the settings of the installation, then of the last complete update
running=$settings.running
if [ ! -r "$running" ]; then
  echo "There is no $running, so nothing could go back. With the settings of the running parts still in $settings: \`cp -p $settings $running\`" >&2
  exit 1
fi
COMPOSE_FILE=$(sh infra/compose-files.sh "$settings")
# Compose otherwise advises --remove-orphans, which removes the parts of a forgotten compose file
COMPOSE_IGNORE_ORPHANS=true
export COMPOSE_FILE COMPOSE_IGNORE_ORPHANS
with() {
  file=$1
  shift
  docker compose --env-file "$file" "$@"
}
compose() { with "$settings" "$@"; }
# replaces one part at a time: with several, compose stops the parts that depend on a changed one
replace() { with "$1" up -d --no-deps --no-build --wait --wait-timeout "$2" "$3"; }

image_variable() {
  case $1 in
    gateway-*) echo GATEWAY_IMAGE ;;
    keycloak) echo BACK_OFFICE_KEYCLOAK_IMAGE ;;
    balancer) echo CADDY_IMAGE ;;
    *) echo "$(echo "$1" | tr a-z- A-Z_)_IMAGE" ;;
  esac
}

others=$(compose config --services | grep -v '^gateway-' | grep -v -x -e keycloak -e balancer | sort)
known=' '
for part in gateway-1 gateway-2 $others keycloak balancer; do
  container=$(compose ps -q "$part" | head -n 1)
  if [ -n "$container" ]; then
    docker tag "$(docker inspect --format '{{.Image}}' "$container")" "back-office/before:$part"
    known="$known$part "
  fi
done

go_back() {
  (export "$(image_variable "$1")=back-office/before:$1" && replace "$running" 900 "$1")
}

# takes a failed part back to its earlier image, reports the result, and exits with 1
give_up() {
  # the log of a container is lost when the container is replaced
  compose logs --no-color --tail 40 "$1" >&2 || :
  case $known in
    *" $1 "*) ;;
    *) echo "$1 $2, and there is nothing to go back to." >&2; exit 1 ;;
  esac
  echo "$1: back to what ran before …" >&2
  if go_back "$1"; then
    echo "$1 $2. It is back as it was, and nothing after it was touched." >&2
  else
    echo "$1 $2, and does not come back either: it is away. Its log: COMPOSE_FILE=$COMPOSE_FILE docker compose --env-file $settings logs $1" >&2
  fi
  exit 1
}

health() {
  ask="fetch('http://127.0.0.1:4000/health/ready').then((answer) => answer.text()).then(console.log)"
  compose exec -T "$1" node -e "$ask" 2>/dev/null || :
}

# compares the health of a gateway with its health before, three times, because Redis and the store may take a moment
is_no_worse() {
  [ -n "$2" ] || return 0
  check=apps/gateway/dist/check-installation.js
  # an older image has no check
  compose exec -T "$1" test -f "$check" || return 0
  for attempt in 1 2 3; do
    compose exec -T "$1" node "$check" --than "$2" --accept "${ACCEPT:-}" http://127.0.0.1:4000 && return 0
    sleep "${PAUSE:-5}"
  done
  return 1
}

case ${PULL:-} in
  '') compose build --pull ;;
  0) ;;
  *) compose pull ;;
esac
for gateway in gateway-1 gateway-2; do
  echo "$gateway: replaced where it has changed …"
  before=$(health "$gateway")
  replace "$settings" 120 "$gateway" || give_up "$gateway" 'did not become ready'
  is_no_worse "$gateway" "$before" || give_up "$gateway" 'does worse than before'
  # the balancer checks the gateways once a second, and must notice the new one
  sleep "${PAUSE:-5}"
done
for part in $others keycloak balancer; do
  echo "$part: replaced where it has changed; what needs it waits for its start …"
  replace "$settings" 900 "$part" || give_up "$part" 'did not become ready'
done
install -m 600 "$settings" "$running"
echo 'All of it runs as it stands here.'
