#!/bin/sh
# The official image is built without the protected mode, and runs as `redis`.
set -eu
[ "$1" = redis-server ] && set -- "$@" --protected-mode no
[ "$(id -u)" = 0 ] && exec setpriv --reuid redis --regid redis --init-groups "$@"
exec "$@"
