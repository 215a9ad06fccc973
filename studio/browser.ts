import { chromium } from 'playwright-core'

/** Launches headless Chromium with the sRGB colour profile on every machine. */
export const launchBrowser = (options: readonly string[] = ['--disable-gpu']) =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--headless=new', '--no-sandbox', '--force-color-profile=srgb', ...options],
  })
