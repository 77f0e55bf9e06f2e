#!/bin/sh
# Entrypoint of the stand-in. Like the official image of Redis, it runs without the protected mode and as `redis`.
set -eu
[ "$1" = redis-server ] && set -- "$@" --protected-mode no
[ "$(id -u)" = 0 ] && exec setpriv --reuid redis --regid redis --init-groups "$@"
exec "$@"
