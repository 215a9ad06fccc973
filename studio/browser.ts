import { chromium } from 'playwright-core'

/** Chromium without a window, with the colours of sRGB on every machine. */
export const launchBrowser = (options: readonly string[] = ['--disable-gpu']) =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--headless=new', '--no-sandbox', '--force-color-profile=srgb', ...options],
  })
