#!/bin/sh
# Installs this release of the cup archive on a Debian with systemd, or upgrades to it. Running it again does no harm.
set -eu
umask 022

here=$(cd "$(dirname "$0")" && pwd -P)
name=cup-archive-$(cat "$here/VERSION")
base=/opt/cup-archive
release=$base/releases/$name
current=$base/current
state=/var/lib/cup-archive
settings=/etc/cup-archive/env
units=/etc/systemd/system
account=cup-archive
services=cup-archive-services
site=cup-archive-site
timer=cup-archive-backup.timer

with_systemd=yes
with_backup=yes
wait=60

say() { echo "$*"; }
fail() { echo "$*" >&2; exit 1; }

usage() {
  fail "Usage: sudo ./install.sh [--no-systemd] [--no-backup] [--wait SECONDS]
  --no-systemd    place the files, start nothing: for an image of a container
  --no-backup     upgrade without a backup, as of a PostgreSQL that you have backed up with pg_dump
  --wait SECONDS  how long the services may take until they are healthy ($wait)"
}

while [ $# -gt 0 ]; do
  case $1 in
    --no-systemd) with_systemd=no ;;
    --no-backup) with_backup=no ;;
    --wait) wait=${2:-}; shift ;;
    *) usage ;;
  esac
  shift
done
case $wait in '' | *[!0-9]*) usage ;; esac

[ "$(id -u)" = 0 ] || fail "Run this as root: sudo $here/install.sh"
LD_LIBRARY_PATH=$here/lib "$here/node_modules/node/bin/node" --version >/dev/null 2>&1 ||
  fail "This archive is for another kind of machine than this one ($(uname -sm)), or libstdc++6 is missing."
[ $with_systemd = no ] || command -v systemctl >/dev/null ||
  fail "There is no systemd here. --no-systemd places the files and starts nothing."

# ---- The places

previous=
[ ! -e $current ] || previous=$(readlink -f $current)

make_account() {
  getent passwd $account >/dev/null ||
    useradd --system --user-group --home-dir $state --no-create-home --shell /usr/sbin/nologin $account
}

place_release() {
  if [ "$here" != "$release" ] && [ ! -e "$release" ]; then
    rm -rf "$release.partial"
    mkdir -p "$base/releases"
    cp -R "$here" "$release.partial" || { rm -rf "$release.partial"; fail "Nothing was changed."; }
    chown -R root:root "$release.partial"
    mv "$release.partial" "$release"
  fi
  install -d -o $account -g $account "$release/.cache" "$release/.astro"
}

place_settings() {
  install -d -m 755 "$(dirname $settings)"
  [ -e $settings ] || install -m 640 -g $account "$release/env.template" $settings
  install -d -m 755 -o $account -g $account $state $state/site
  install -d -m 700 -o $account -g $account $state/data
}

# Serves a release from now on: its link, its command and its units.
switch_to() {
  ln -sfn "$1" $current.new
  mv -T $current.new $current
  mkdir -p /usr/local/bin
  ln -sfn $current/bin/cup-archive /usr/local/bin/cup-archive
  [ $with_systemd = yes ] || return 0
  cp -R "$1/systemd/." $units/
  systemctl daemon-reload
}

# ---- Health

# Whether the services are up and well three times in a row, so that one that starts over and over is found out.
are_healthy() {
  well=0
  waited=0
  while [ "$waited" -lt "$wait" ]; do
    if systemctl is-active --quiet $services && $current/bin/cup-archive health >/dev/null 2>&1; then
      well=$((well + 1))
    else
      well=0
    fi
    [ $well -lt 3 ] || return 0
    waited=$((waited + 1))
    sleep 1
  done
  return 1
}

has_site() { [ -e $state/site/current ] && systemctl is-enabled --quiet $site; }

start_all() {
  systemctl start $services
  are_healthy || return 1
  ! has_site || systemctl start $site
}

# ---- Upgrade

stop_all() { systemctl stop $site $services; }

# What else listens there would be taken for these services.
require_silence() {
  answer=0
  $current/bin/cup-archive health >/dev/null 2>&1 || answer=$?
  [ $answer = 2 ] || {
    say "Another program listens on the port of the services: stop it, or set PORT in $settings."
    return 1
  }
}

# Copies the data while nothing changes them. $backup stays empty if there are none here.
back_up() {
  backup=
  [ $with_backup = yes ] || return 0
  if grep -q '^DATABASE_URL=.' $settings; then
    say "The data are in PostgreSQL: back them up with pg_dump, and repeat with --no-backup."
    return 1
  fi
  [ -e $state/data/cup.sqlite ] || return 0
  backup=$state/data/backups/before-$name-$(date -u +%Y-%m-%dT%H-%M-%S)
  $current/bin/cup-archive backup "$backup"
}

# The earlier program refuses data that the new one has altered. Otherwise they stay, with all that came since.
go_back() {
  trap - EXIT
  # Not ignored, as what this starts would ignore them as well.
  trap : INT TERM HUP
  before=$(basename "$previous")
  say "$why Going back to $before."
  stop_all || true
  switch_to "$previous"
  with="the data as they are"
  if ! start_all && [ -n "$backup" ]; then
    stop_all || true
    $current/bin/cup-archive restore "$backup" || say "The backup could not be put in place."
    with="the data from before the upgrade"
    start_all || fail "The upgrade failed, and $before does not work either: journalctl -u $services.
The data from before the upgrade are in $backup."
  fi
  fail "The upgrade failed. $before works again, with $with.
What $name said: journalctl -u $services. Its files stay in $release."
}

upgrade() {
  say "Upgrading from $(basename "$previous") to $name."
  stop_all
  if ! require_silence || ! back_up; then
    start_all || true
    fail "Nothing was upgraded. $(basename "$previous") runs as before."
  fi
  why="The upgrade was interrupted."
  trap go_back EXIT
  trap 'exit 1' INT TERM HUP
  switch_to "$release"
  why="The services of $name are not healthy after $wait s."
  systemctl start $services
  are_healthy
  if has_site; then
    why="$name cannot build the site."
    $current/bin/cup-archive build
    systemctl start $site
  fi
  trap - EXIT INT TERM HUP
}

# What is older than the release before this one.
remove_old_releases() {
  for old in "$base"/releases/*; do
    case $old in "$release" | "$previous") ;; *) rm -rf "$old" ;; esac
  done
}

# ---- What happens

make_account
place_release
place_settings
if [ $with_systemd = no ]; then
  switch_to "$release"
  say "Placed $name in $release. Nothing was started: \`cup-archive start\` runs everything in one process."
  exit 0
fi
if [ -n "$previous" ] && [ "$previous" != "$release" ]; then
  upgrade
  remove_old_releases
  say "$name runs. Print the configuration of nginx anew: cup-archive edge"
  exit 0
fi
switch_to "$release"
systemctl enable --quiet $services $timer
systemctl start $timer
systemctl stop $services
require_silence || exit 1
systemctl start $services
are_healthy || fail "The services are not healthy after $wait s: journalctl -u $services says why. Then run this again."
! has_site || systemctl restart $site
say "$name runs in $release, as the account $account.
Data: $state/data. Pages: $state/site. Settings: $settings. Backups every six hours: $state/data/backups.
Next: write CUP_ID, SITE_URL and EDGE_NAME into $settings, import the cup, now or later at /admin/, and start its site:
  cup-archive import my-cup.xlsx --cup my-cup --name \"My Cup\"
  systemctl restart $services && systemctl enable --now $site
  cup-archive edge > /etc/nginx/nginx.conf && mkdir -p /var/cache/cup-edge && systemctl reload nginx
  cup-archive account invite owner    # the link of the first owner"
