import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { signInAsDemo } from './support/people.ts'
import { expect, type Page, test } from './support/test.ts'

const kB = 1000

/** What a page fetches: gzipped size of scripts and styles, and calls to the backend. */
function traffic(page: Page) {
  const sizes = { js: 0, css: 0 }
  const files: string[] = []
  const calls: string[] = []
  const pending: Promise<void>[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    // Public pictures are static files, like scripts: the browser caches them.
    const isPicture = pathname.startsWith('/storage/v1/object/public/')
    if (!isPicture && /^\/(rest|auth|storage|functions)\/v1/.test(pathname)) {
      if (response.request().method() !== 'OPTIONS') calls.push(pathname)
    }
    const kind = /\.(js|css)$/.exec(pathname)?.[1] as keyof typeof sizes | undefined
    if (!kind) return
    files.push(pathname)
    const weigh = response.body().then((body) => {
      sizes[kind] += gzipSync(body).length
    })
    pending.push(weigh)
  })
  return { sizes, files, calls, settled: () => Promise.all(pending) }
}

test('the landing page is light', async ({ page }) => {
  const seen = traffic(page)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await seen.settled()
  expect(seen.sizes.js, 'bytes of script').toBeLessThanOrEqual(126 * kB)
  expect(seen.sizes.css, 'bytes of styles').toBeLessThanOrEqual(15 * kB)
  expect(seen.files.length, seen.files.join(' ')).toBeLessThanOrEqual(10)
  // The settings are fetched long after the page is rendered.
  expect(seen.calls.filter((call) => call !== '/rest/v1/rpc/public_settings')).toEqual([])
})

test('signing in is light', async ({ page }) => {
  const seen = traffic(page)
  await page.goto('/auth')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await seen.settled()
  expect(seen.sizes.js, 'bytes of script').toBeLessThanOrEqual(245 * kB)
  expect(seen.files.length, seen.files.join(' ')).toBeLessThanOrEqual(15)
})

const assets = readdirSync('dist/assets')
const scripts = assets.filter((file) => file.endsWith('.js'))

test('the app consists of few files', () => {
  expect(scripts.length).toBeLessThanOrEqual(195)
})

/** What every signed-in page loads before its own files. */
const first = /^(index|base|app|client|shell|en-common)-.*\.(js|css)$/
/** Libraries that pages load once they are shown: charts, PDFs and what reads them. */
const libraries = /^(Chart|pdf|fonts)-/
const sent = (file: string) => {
  const compressed = `dist/assets/${file}.br`
  return statSync(existsSync(compressed) ? compressed : `dist/assets/${file}`).size
}

/** The files that each page of the build needs, besides the first ones; its own comes first. */
function* needs(): Generator<string[]> {
  for (const script of scripts) {
    const code = readFileSync(`dist/assets/${script}`, 'utf8')
    const list = /m\.f=(\["assets\/[^\]]*\])/.exec(code)
    if (!list) continue
    const files: string[] = JSON.parse(list[1]!)
    for (const [, numbers] of code.matchAll(/__vite__mapDeps\((\[[\d,]+\])\)/g))
      yield JSON.parse(numbers!).map((number: number) => files[number]!.slice('assets/'.length))
  }
}

test('pages load few files and little script, as it is sent', () => {
  const pages = [...needs()].filter(
    (files) => /Pages?-/.test(files[0]!) && !files.some((file) => libraries.test(file)),
  )
  expect(pages.length).toBeGreaterThan(100)
  for (const files of pages) {
    const loaded = [...new Set([...assets.filter((file) => first.test(file)), ...files])]
    const weight = loaded.filter((file) => file.endsWith('.js')).reduce((sum, file) => sum + sent(file), 0)
    expect(loaded.length, files.join(' ')).toBeLessThanOrEqual(30)
    expect(weight, files.join(' ')).toBeLessThanOrEqual(465 * kB)
  }
})

for (const who of ['candidate', 'company', 'academia', 'maker', 'admin']) {
  test(`the home of ${who} is light, and makes at most four backend calls`, async ({ page, context }) => {
    await signInAsDemo(page, who)
    // Fetch what is cached for some minutes.
    await page.waitForFunction(() =>
      ['platform', 'announcements'].every((cached) =>
        Object.keys(localStorage).some((key) => key.startsWith(`essor-${cached}`)),
      ),
    )
    await page.waitForLoadState('networkidle')
    const fresh = await context.newPage()
    // Realtime events caused by other stories aren't part of opening the page.
    await fresh.routeWebSocket(/realtime/, (socket) => socket.close())
    const seen = traffic(fresh)
    await fresh.goto('/dashboard')
    await expect(fresh.getByRole('heading', { level: 1 })).toBeVisible()
    await fresh.waitForLoadState('networkidle')
    await seen.settled()
    expect(seen.sizes.js, 'bytes of script').toBeLessThanOrEqual(290 * kB)
    expect(seen.files.length, seen.files.join(' ')).toBeLessThanOrEqual(15)
    expect(seen.calls.length, seen.calls.join(' ')).toBeLessThanOrEqual(4)
  })
}
