import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium, expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { build } from 'vite'
import { startServer } from '../server/server.ts'
import demo from '../supabase/demo/accounts.json' with { type: 'json' }
import { findChromium } from './chromium.ts'
import { type Picture, pictureFile, pictures, type Scheme, schemes, type Width, widths } from './pictures.ts'

/** `npm run screenshots [NAME…]`: the pictures in the documents, each taken only once it shows what it should. */
const wanted = process.argv.slice(2)
const chosen = pictures.filter(({ name }) => wanted.length === 0 || wanted.includes(name))

await build({ logLevel: 'warn' })
const data = await mkdtemp(path.join(tmpdir(), 'screenshots-'))
await chmod(data, 0o711)
const server = await startServer({
  ...process.env,
  PORT: '0',
  DATA_DIR: data,
  DEMO: 'on',
  DEMO_LANGUAGE: 'en',
  LOG_LEVEL: 'error',
})
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  for (const account of new Set(chosen.map((picture) => picture.account))) {
    const session = account && (await sessionOf(browser, account))
    for (const picture of chosen.filter((one) => one.account === account)) {
      for (const scheme of schemes) await takeAtEachWidth(picture, scheme, session)
    }
  }
} finally {
  await browser.close()
  await server.close()
  await rm(data, { recursive: true, force: true })
}

type Session = Awaited<ReturnType<typeof sessionOf>>

async function sessionOf(browser: Browser, account: string) {
  const page = await browser.newPage()
  await page.goto(`${server.url}/auth`)
  await page.getByLabel('Email').fill(`${account}@essor.test`)
  await page.getByLabel('Password *').fill(demo.password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')
  const session = await page.context().storageState()
  await page.close()
  return session
}

async function takeAtEachWidth(
  picture: Picture,
  scheme: Scheme,
  session: Session | undefined,
): Promise<void> {
  for (const width of Object.keys(widths) as Width[]) {
    const page = await browser.newPage({
      viewport: widths[width],
      deviceScaleFactor: 1.5,
      colorScheme: scheme,
      reducedMotion: 'reduce',
      locale: 'en-US',
      storageState: session,
    })
    await page.goto(server.url + picture.path)
    await expectShown(page, picture, width)
    const file = pictureFile(picture.name, width, scheme)
    await mkdir(path.dirname(file), { recursive: true })
    await sharp(await page.screenshot())
      .webp({ quality: 84 })
      .toFile(file)
    await page.close()
    console.log(file)
  }
}

/** A phone has no room for everything: there the first text must be in the picture, and the others on the page. */
async function expectShown(page: Page, { from, shows }: Picture, width: Width): Promise<void> {
  const visible = (text: string) => page.getByText(text).filter({ visible: true }).first()
  await expect(visible(from ?? shows[0])).toBeVisible({ timeout: 20_000 })
  await page.waitForLoadState('networkidle')
  // Content that is still loading is drawn in gray.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  if (from) await visible(from).evaluate((element) => scrollTo(0, element.getBoundingClientRect().top - 90))
  for (const [place, text] of shows.entries()) {
    if (place === 0 || width === 'desktop') await expect(visible(text)).toBeInViewport()
    else await expect(visible(text)).toBeVisible()
  }
}
