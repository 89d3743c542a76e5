#!/usr/bin/env bash
# Tries a built .deb as a hospital would meet it: try.sh DIST [ROOT [MIRROR]]   (as root; Debian or Ubuntu)
# Checks menu entry, AppStream data, manual page and lintian; installs it without questions in a new minimal
# Debian without Python; runs the self-test there with confinement and without a network; opens the window
# under X11; upgrades, removes, and looks for what is left. ROOT is where that Debian goes.
set -euo pipefail
dist=$(cd "$1" && pwd)
root=${2:-$(mktemp -d)/debian}
mirror=${3:-}
deb=$(ls "$dist"/incognote-*.deb)
here=$(cd "$(dirname "$0")" && pwd)

echo "== the package by itself"
stage=$(mktemp -d)
screen=
trap 'rm -rf "$stage"; kill $screen 2>/dev/null || true; umount -q "$root/tmp/.X11-unix" "$root/proc" || true' EXIT
dpkg-deb -x "$deb" "$stage"
desktop-file-validate "$stage/usr/share/applications/incognote.desktop"
appstreamcli validate --no-net "$stage/usr/share/metainfo/"*.xml
test -z "$(man --warnings -l "$stage/usr/share/man/man1/incognote.1.gz" 2>&1 >/dev/null)"
lintian --fail-on error --suppress-tags-from-file "$here/lintian-not-ours.txt" "$deb"

echo "== a minimal Debian without Python"
test -d "$root/usr" || debootstrap --variant=minbase bookworm "$root" $mirror
mountpoint -q "$root/proc" || mount -t proc proc "$root/proc"
cp "$deb" "$root/incognote.deb"
inside() { chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"; }
inside apt-get update -qq
inside apt-get install -y -qq --no-install-recommends /incognote.deb
! inside sh -c 'command -v python3'
inside id reviewer >/dev/null 2>&1 || inside useradd --create-home reviewer
as_user() { unshare --net chroot --userspec=reviewer "$root" env -i PATH=/usr/bin:/bin HOME=/home/reviewer LC_ALL=C.UTF-8 "$@"; }
as_user incognote --version

echo "== self-test, as a user without a network"
as_user incognote --self-test

echo "== the window under X11, with what the package asks for and nothing else"
# The self-test draws where nobody sees it, with other libraries than a screen needs.
mkdir -p -m 1777 /tmp/.X11-unix "$root/tmp/.X11-unix"
Xvfb :97 -screen 0 1280x800x24 -nolisten tcp 2>/dev/null &
screen=$!
mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"
as_user env DISPLAY=:97 incognote &
window=$!
colours=0
for _ in $(seq 30); do
  sleep 2
  kill -0 $window
  import -display :97 -window root "$stage/window.png"
  colours=$(identify -format %k "$stage/window.png")
  test "$colours" -lt 50 || break
done
test "$colours" -ge 50
# The program ends with its screen.
kill $screen
wait $window || true

echo "== what users keep stays through upgrade and removal"
as_user sh -c 'echo "Patient: Thaddeus Okonkwo" > /home/reviewer/a.txt'
as_user incognote redact /home/reviewer/a.txt -o /home/reviewer/out --report
# A first start makes the key and settings; the chosen pack is stored.
as_user incognote models use en-minilm
before=$(as_user incognote keys show; inside sh -c 'cat /home/reviewer/.config/Incognote/settings.json | sha256sum')
inside apt-get install -y -qq --reinstall /incognote.deb
after=$(as_user incognote keys show; inside sh -c 'cat /home/reviewer/.config/Incognote/settings.json | sha256sum')
test "$before" = "$after"
inside apt-get remove -y -qq incognote
test -f "$root/home/reviewer/.config/Incognote/settings.json"
left=$(find "$root/usr" "$root/etc" "$root/opt" -iname '*incognote*')
test -z "$left" || { echo "left behind: $left"; exit 1; }
echo "passed"
