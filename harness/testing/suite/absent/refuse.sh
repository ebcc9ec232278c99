#!/bin/sh
# Stands before the real tools on the PATH of the unit tests, so that none of them comes to depend on one unnoticed.
echo "unit tests start no ${0##*/}: write \"// @module-tag compiler\" (or browser) at the top of the test file" >&2
exit 127
