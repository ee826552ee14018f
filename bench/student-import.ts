import path from 'node:path'
import { type Browser, type CDPSession, chromium, type JSHandle, type Page } from '@playwright/test'
import { Client } from 'pg'
import { findChromium } from '../scripts/chromium.ts'
import { removeFolder, startProcess, temporaryFolder } from './process.ts'
import { accessTo } from './token.ts'

/**
 * A list of 20,000 students goes through a real browser: it is read, checked line by line and applied within seconds,
 * shows its progress, and takes no more memory than a tenth of it. Beside it, the same rows inserted by one
 * statement, without checks or undo.
 */
const sizes = { small: 2000, large: 20_000 }
const most = { seconds: 20, ratio: 40, megabytes: 12 }
/** In seconds; a busy machine is slow, and a page that never gets there must not run forever. */
const patience = 300
const fixed = (value: number) => value.toFixed(1)

const folder = await temporaryFolder()
const data = path.join(folder, 'data')
const server = await startProcess({ SUPABASE_DIR: 'supabase', DEMO: 'on' }, data)
let browser: Browser | undefined
try {
  browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--enable-precise-memory-info'],
  })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en' })
  await signIn(page)
  const small = await bring(page, 'small', sizes.small)
  const large = await bring(page, 'large', sizes.large)
  const plain = await insertPlainly(sizes.large)
  const ratio = large.seconds / plain
  const growth = large.megabytes - small.megabytes
  console.log(
    `student-import: ${sizes.large} lines checked in ${fixed(large.checked)} s, taken over in ${fixed(large.seconds - large.checked)} s, ` +
      `${fixed(large.seconds)} s in all (at most ${most.seconds}); ${large.steps} steps of progress were shown`,
  )
  console.log(
    `student-import: one plain insert of the same rows takes ${fixed(plain)} s; ratio ${fixed(ratio)} (at most ${most.ratio})`,
  )
  console.log(
    `student-import: most memory of the page ${fixed(large.megabytes)} MB with ${sizes.large} lines, ${fixed(small.megabytes)} MB with ` +
      `${sizes.small}: ${fixed(growth)} MB more (at most ${most.megabytes})`,
  )
  const isWell =
    large.seconds <= most.seconds && ratio <= most.ratio && growth <= most.megabytes && large.steps >= 5
  if (!isWell) process.exitCode = 1
} finally {
  await browser?.close()
  await server.stop()
  await removeFolder(folder)
}

async function signIn(page: Page): Promise<void> {
  const origin = server.url.replace('127.0.0.1', 'localhost')
  await page.goto(`${origin}/auth`)
  await page.locator('input[type=email]').first().fill('academia@essor.test')
  await page.locator('input[type=password]').first().fill('Essor-demo-1!')
  await page.locator('form button[type=submit]').first().click()
  await page.waitForURL(/dashboard/)
}

/** The whole way, as a person does it; memory is what remains after a collection, sampled repeatedly. */
async function bring(page: Page, mark: string, count: number) {
  await page.goto(`${new URL(page.url()).origin}/dashboard/students/imports/new`)
  const session = await page.context().newCDPSession(page)
  const chooser = page.locator('input[type=file]')
  await chooser.setInputFiles({
    name: `${mark}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(list(mark, count)),
  })
  const check = page.getByRole('button', { name: 'Check the file' })
  await check.waitFor()
  const watch = watchMemory(session)
  const progress = await watchProgress(page)
  const started = performance.now()
  const since = () => (performance.now() - started) / 1000
  await check.click()
  const confirm = page.getByRole('button', { name: /^Take over/ })
  await confirm.waitFor({ timeout: patience * 1000 })
  const checked = since()
  await confirm.click()
  await page.getByRole('heading', { name: 'Taken over' }).waitFor({ timeout: patience * 1000 })
  const seconds = since()
  const steps = await progress.evaluate((seen) => seen.size)
  return { seconds, checked, steps, megabytes: await watch() }
}

/**
 * What the progress bar showed. The page itself records it: polling would take the time that the
 * import needs, and on a busy machine all of it.
 */
function watchProgress(page: Page): Promise<JSHandle<Set<string>>> {
  return page.evaluateHandle(() => {
    const seen = new Set<string>()
    new MutationObserver(() => {
      const value = document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')
      if (value) seen.add(value)
    }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['aria-valuenow'] })
    return seen
  })
}

function watchMemory(session: CDPSession): () => Promise<number> {
  let highest = 0
  let isOn = true
  const looking = (async () => {
    await session.send('HeapProfiler.enable')
    while (isOn) {
      await session.send('HeapProfiler.collectGarbage')
      const { usedSize } = await session.send('Runtime.getHeapUsage')
      highest = Math.max(highest, usedSize / 1024 / 1024)
      await new Promise((resolve) => setTimeout(resolve, 400))
    }
  })()
  // If the import failed, the browser is closed, and that error must not hide the first one.
  looking.catch(() => undefined)
  return async () => {
    isOn = false
    await looking
    return highest
  }
}

function* students(mark: string, count: number) {
  for (let place = 0; place < count; place += 1) {
    const cohort = `Promotion ${mark} ${place % 40}`
    yield [`${mark}${place}@ecole.example`, `Prénom ${place}`, `Nom ${place}`, `${mark}-${place}`, cohort]
  }
}

function list(mark: string, count: number): string {
  const lines = [...students(mark, count)].map((row) => row.join(';'))
  return ['Courriel;Prénom;Nom;Numéro;Promotion', ...lines].join('\n')
}

async function insertPlainly(count: number): Promise<number> {
  const { databaseUrl } = await accessTo(data)
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const rows = [...students('plain', count)]
  const columns = [0, 1, 2, 3].map((place) => rows.map((row) => row[place]))
  const started = performance.now()
  await client.query(
    `insert into public.students (organization_id, email, first_name, last_name, number)
     select '0e000000-0000-4000-8000-000000000002', email, first_name, last_name, number
     from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as plain (email, first_name, last_name, number)`,
    columns,
  )
  const seconds = (performance.now() - started) / 1000
  await client.end()
  return seconds
}
