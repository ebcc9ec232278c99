#!/bin/sh
# Hides the real tools on the PATH of the unit tests, so that a unit test that needs one is noticed.
echo "unit tests must not start ${0##*/}: write \"// @module-tag compiler\" (or browser) at the top of the test file" >&2
exit 127
