#!/usr/bin/python3
"""A window with WebKit for WebKitWebDriver. Unlike its MiniBrowser it can be narrow as a phone, has service
workers, and prints console messages."""

import os
import tempfile

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

folder = tempfile.TemporaryDirectory()
data = WebKit2.WebsiteDataManager(
    base_data_directory=folder.name, base_cache_directory=folder.name
)
# No other host can be reached.
nowhere = WebKit2.NetworkProxySettings.new("http://127.0.0.1:9", ["127.0.0.1"])
data.set_network_proxy_settings(WebKit2.NetworkProxyMode.CUSTOM, nowhere)
context = WebKit2.WebContext(website_data_manager=data)
context.set_automation_allowed(True)
settings = WebKit2.Settings(
    enable_write_console_messages_to_stdout=True,
    # Otherwise WebKitGTK 2.50.6 can hang when a film starts, as in https://bugs.webkit.org/302068.
    hardware_acceleration_policy=WebKit2.HardwareAccelerationPolicy.NEVER,
)


def open_view(_session):
    view = WebKit2.WebView(
        web_context=context, settings=settings, is_controlled_by_automation=True
    )
    view.connect("close", lambda _: Gtk.main_quit())
    window = Gtk.Window()
    window.add(view)
    window.show_all()
    return view


def start(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("webkit-window")
    info.set_version(2, 50, 0)
    session.set_application_info(info)
    session.connect("create-web-view", open_view)


context.connect("automation-started", start)
Gtk.main()
folder.cleanup()
