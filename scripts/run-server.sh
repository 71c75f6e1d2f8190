#!/bin/sh
# Replaces this shell with the server, so that no other process remains. server-flags.mjs explains the flags and the
# environment.
cd "$(dirname "$0")/.." || exit 1
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-1}"
export MALLOC_TRIM_THRESHOLD_="${MALLOC_TRIM_THRESHOLD_:-1000000}"
export MALLOC_MMAP_THRESHOLD_="${MALLOC_MMAP_THRESHOLD_:-131072}"
export NODE_COMPILE_CACHE="${NODE_COMPILE_CACHE:-$PWD/build/compile-cache}"
exec node_modules/.bin/node --max-semi-space-size=16 --heap-growing-percent=40 --no-allocation-site-pretenuring --import=./scripts/cache-resolution.mjs apps/server/src/main.ts "$@"
