import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { build } from 'vite'
import { startServer } from '../server/server.ts'
import candidate from '../src/i18n/en/candidate.ts'
import matching from '../src/i18n/en/matching.ts'
import demo from '../supabase/demo/accounts.json' with { type: 'json' }
import { findChromium } from './chromium.ts'

/** Pictures of the real product, in its demo world, for the README and the documents. */
const folder = 'docs/images'
const pictures: {
  name: string
  path: string
  as?: string
  width?: number
  dark?: boolean
  follow?: string
}[] = [
  { name: 'landing', path: '/' },
  { name: 'landing-phone', path: '/', width: 390 },
  { name: 'sign-up', path: '/auth?tab=signup&as=partner' },
  { name: 'missions', path: '/dashboard/missions', as: 'candidate' },
  { name: 'progress', path: '/dashboard/progress', as: 'candidate' },
  { name: 'player', path: '/dashboard/progress', as: 'candidate', follow: 'Pourquoi les colis du jeudi' },
  {
    name: 'certificate',
    path: '/dashboard/progress?show=completed',
    as: 'candidate',
    follow: candidate.progress.certificate,
  },
  { name: 'editor', path: '/dashboard/missions', as: 'company', follow: 'Pourquoi les colis du jeudi' },
  { name: 'reviews-dark', path: '/dashboard/reviews', as: 'company', dark: true },
  { name: 'candidates', path: '/dashboard/candidates', as: 'company' },
  { name: 'match', path: '/dashboard/candidates/needs', as: 'company', follow: matching.needs.see },
  { name: 'program', path: '/dashboard/programs', as: 'academia', follow: 'First steps at work' },
  { name: 'projects', path: '/dashboard/projects', as: 'maker' },
  { name: 'admin', path: '/dashboard', as: 'admin' },
]

await build({ logLevel: 'warn' })
await mkdir(folder, { recursive: true })
const data = await mkdtemp(path.join(tmpdir(), 'screenshots-'))
await chmod(data, 0o711)
const server = await startServer({
  ...process.env,
  PORT: '0',
  DATA_DIR: data,
  DEMO: 'on',
  LOG_LEVEL: 'error',
})
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})

async function signIn(page: Page, who: string): Promise<void> {
  await page.goto(`${server.url}/auth`)
  await page.getByLabel('Email').fill(`${who}@essor.test`)
  await page.getByLabel('Password *').fill(demo.password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')
}

for (const { name, path: address, as, width = 1280, dark, follow } of pictures) {
  const page = await browser.newPage({
    viewport: { width, height: 800 },
    deviceScaleFactor: 1.5,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  })
  if (as) await signIn(page, as)
  await page.goto(server.url + address)
  if (follow) await page.getByRole('link', { name: follow }).first().click()
  await page.waitForLoadState('networkidle')
  // What still comes is drawn in grey.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  const picture = sharp(await page.screenshot()).png({ palette: true, quality: 90 })
  await picture.toFile(path.join(folder, `${name}.png`))
  await page.close()
  console.log(`${folder}/${name}.png`)
}
await browser.close()
await server.close()
await rm(data, { recursive: true, force: true })
