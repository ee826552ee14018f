import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const systemBrowsers = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Playwright's own browser if it was downloaded, otherwise one installed on the system. */
export function findChromium(): string | undefined {
  const own = chromium.executablePath()
  return [own, ...systemBrowsers].find((file) => file && existsSync(file))
}

const systemShell = '/usr/bin/chromium-headless-shell'

/** The same engine without a window: it uses fewer resources, but shows no PDFs and records no sound. */
export function findHeadlessShell(): string | undefined {
  const isChosen = process.env.CHROMIUM_PATH || existsSync(chromium.executablePath())
  return !isChosen && existsSync(systemShell) ? systemShell : findChromium()
}
