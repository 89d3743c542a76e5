#!/usr/bin/env bash
# Makes the disk image of Incognote.app: build.sh FOLDER OUT VERSION, where FOLDER holds the app.
# Not run anywhere yet. Needs macOS with the command line tools.
# Signed where INCOGNOTE_SIGN_AS names an identity of the key chain; notarised where
# INCOGNOTE_NOTARY_PROFILE names a profile that `notarytool store-credentials` made.
set -euo pipefail
folder=$1 out=$2 version=$3
here=$(cd "$(dirname "$0")" && pwd)
app="$folder/Incognote.app"
image="$out/Incognote-$version.dmg"
if [ -n "${INCOGNOTE_SIGN_AS:-}" ]; then
  codesign --force --deep --options runtime --entitlements "$here/entitlements.plist" \
    --sign "$INCOGNOTE_SIGN_AS" "$app"
  codesign --verify --deep --strict "$app"
fi
stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
cp -R "$app" "$stage/"
ln -s /Applications "$stage/Applications"
hdiutil create -volname "Incognote $version" -srcfolder "$stage" -format UDZO -ov "$image"
if [ -n "${INCOGNOTE_SIGN_AS:-}" ]; then
  codesign --sign "$INCOGNOTE_SIGN_AS" "$image"
fi
if [ -n "${INCOGNOTE_NOTARY_PROFILE:-}" ]; then
  xcrun notarytool submit "$image" --keychain-profile "$INCOGNOTE_NOTARY_PROFILE" --wait
  xcrun stapler staple "$image"
fi
