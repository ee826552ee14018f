import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const systemBrowsers = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Playwright's own browser where it was downloaded, else one that the system has. */
export function findChromium(): string | undefined {
  const own = chromium.executablePath()
  return [own, ...systemBrowsers].find((file) => file && existsSync(file))
}
