#!/usr/bin/env bash
# Installs Firefox and WebKit, as root on Debian or Ubuntu.
set -euo pipefail

packages=(
  webkit2gtk-driver gir1.2-webkit2-4.1 python3-gi xvfb
  gstreamer1.0-libav gstreamer1.0-plugins-bad gstreamer1.0-gl
)
# Ubuntu has no firefox-esr; GitHub's runners have Firefox.
command -v firefox > /dev/null || packages+=(firefox-esr)

apt-get update -q
apt-get install -qy --no-install-recommends "${packages[@]}"
