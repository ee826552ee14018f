import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium } from '@playwright/test'
import { findChromium } from '../scripts/chromium.ts'
import { removeFolder, startProcess, temporaryFolder } from './process.ts'

/** What a page fetches when it is opened with nothing cached: requests for scripts and styles, and gzipped script. */
const limits = { home: { requests: 15, kB: 290 }, page: { requests: 40, kB: 460 } }
/** These need a library of their own: charts, or PDFs. */
const heavy = /\/(analytics|progress|profile\/pdf)$/

const pages: Record<string, string[]> = {
  candidate: [
    '/missions',
    '/profile',
    '/profile/consent',
    '/profile/pdf',
    '/progress',
    '/career-plan',
    '/applications',
    '/networking',
    '/networking/messages',
    '/networking/events',
    '/booster',
    '/booster/stories',
    '/booster/practice',
    '/programs',
    '/account',
    '/notifications',
  ],
  company: [
    '/missions',
    '/reviews',
    '/candidates',
    '/partnerships/new',
    '/events/new',
    '/talks',
    '/company-profile',
    '/team',
    '/analytics',
  ],
  academia: [
    '/users',
    '/students',
    '/students/imports/new',
    '/programs/new',
    '/institution-profile',
    '/analytics',
  ],
  maker: ['/missions', '/mentoring', '/maker-profile', '/portfolio/new', '/projects', '/clients'],
  admin: [
    '/users',
    '/companies',
    '/moderation',
    '/data',
    '/catalogue',
    '/legal',
    '/settings/mails',
    '/health',
  ],
}

const folder = await temporaryFolder()
const server = await startProcess({ SUPABASE_DIR: 'supabase', DEMO: 'on' }, path.join(folder, 'data'))
let browser: Browser | undefined
try {
  browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  for (const [who, others] of Object.entries(pages)) {
    const session = await signIn(who)
    for (const page of ['', ...others]) {
      const found = await open(browser, `/dashboard${page}`, session)
      const limit = page === '' ? limits.home : limits.page
      const isWell = found.requests <= limit.requests && (found.kB <= limit.kB || heavy.test(page))
      console.log(
        `pages: ${who} ${page || 'home'}: ${found.requests} requests, ${found.kB.toFixed(0)} kB${isWell ? '' : ', too much'}`,
      )
      if (!isWell) process.exitCode = 1
    }
  }
} finally {
  await browser?.close()
  await server.stop()
  await removeFolder(folder)
}

async function signIn(who: string): Promise<string> {
  const response = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: server.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${who}@essor.test`, password: 'Essor-demo-1!' }),
  })
  return response.text()
}

async function open(from: Browser, at: string, session: string): Promise<{ requests: number; kB: number }> {
  const context = await from.newContext({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } })
  await context.addInitScript((stored) => localStorage.setItem('essor-session', stored), session)
  const page = await context.newPage()
  let requests = 0
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (!/\.(js|css)$/.test(pathname)) return
    requests++
    if (!pathname.endsWith('.js')) return
    const size = response.body().then((body) => gzipSync(body).length / 1000)
    // What arrives while the page closes was loaded in advance, for a later one.
    sizes.push(size.catch(() => 0))
  })
  await page.goto(server.url + at)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
  const kB = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  await context.close()
  return { requests, kB }
}
