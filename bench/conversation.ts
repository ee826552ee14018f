import { cp, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findChromium } from '../scripts/chromium.ts'
import { removeFolder, startProcess, temporaryFolder } from './process.ts'

/**
 * A conversation of 50,000 messages compared with one of 500: it opens at its end in one request, an older page is read
 * by its numbers alone, and scrolling back never loads or renders all of it.
 */
const sizes = { long: 50_000, short: 500 }
const chats = {
  long: 'be000000-0000-4000-8000-000000050000',
  short: 'be000000-0000-4000-8000-000000000500',
}
const runs = 60
const scrolls = 25
const maxDrawnMessages = 400
/** Compared with the short conversation, in the same run. */
const highestRatio = 1.5
const ms = (value: number) => `${value.toFixed(1)} ms`
const kB = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`
const folder = await temporaryFolder()
const backend = path.join(folder, 'supabase')
await cp('supabase', backend, { recursive: true })
await writeFile(path.join(backend, 'demo', '99_long_conversation.sql'), world())
const server = await startProcess({ SUPABASE_DIR: backend, DEMO: 'on' }, path.join(folder, 'data'))
let browser: Browser | undefined

try {
  const token = await signIn()
  const answers = {
    open: await compare('opens at its end', (size) => ({ conversation_id: chats[size] })),
    older: await compare('an older page', (size) => ({
      conversation_id: chats[size],
      first_number: sizes[size] / 2 - 49,
      last_number: sizes[size] / 2,
    })),
  }
  const found = await timed('/rest/v1/rpc/search_messages', { words: 'needle' })
  console.log(
    `conversation: a rare word among ${sizes.long + sizes.short} messages is found in ${ms(found.median)}`,
  )

  browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en' })
  const seen = await readInBrowser(page)
  const whole = answers.open.bytes * (sizes.long / 50)
  console.log(
    `conversation: in the browser ${seen.opening} request opens it, the last message is painted after ${seen.opened.toFixed(0)} ms; ` +
      `${scrolls} scrolls back read ${seen.pages} pages (${kB(seen.bytes)} of about ${kB(whole)}), ${seen.drawn} messages drawn at most`,
  )
  const isWell =
    answers.open.ratio <= highestRatio &&
    answers.older.ratio <= highestRatio &&
    seen.opening === 1 &&
    seen.pages >= scrolls / 2 &&
    seen.drawn <= maxDrawnMessages &&
    seen.bytes < whole / 10
  if (!isWell) process.exitCode = 1

  async function compare(what: string, body: (size: 'long' | 'short') => object) {
    const at = '/rest/v1/rpc/open_conversation'
    const [short, long] = [await timed(at, body('short')), await timed(at, body('long'))]
    const again = [await timed(at, body('short')), await timed(at, body('long'))]
    const medians = [Math.min(short.median, again[0]!.median), Math.min(long.median, again[1]!.median)]
    const ratio = medians[1]! / medians[0]!
    console.log(
      `conversation: ${what} in one request, ${ms(medians[1]!)} and ${kB(long.bytes)} of ${sizes.long} messages, ` +
        `${ms(medians[0]!)} of ${sizes.short}; ratio ${ratio.toFixed(2)} (at most ${highestRatio})`,
    )
    return { ratio, bytes: long.bytes }
  }

  async function timed(at: string, body: object) {
    const times: number[] = []
    let bytes = 0
    for (let run = 0; run < runs; run += 1) {
      const started = performance.now()
      bytes = (await call(at, body, token)).length
      times.push(performance.now() - started)
    }
    times.sort((one, other) => one - other)
    return { median: times[runs / 2]!, bytes }
  }

  async function readInBrowser(page: Page) {
    const origin = server.url.replace('127.0.0.1', 'localhost')
    await page.goto(`${origin}/auth`)
    await page.locator('input[type=email]').first().fill('candidate@essor.test')
    await page.locator('input[type=password]').first().fill('Essor-demo-1!')
    await page.locator('form button[type=submit]').first().click()
    await page.waitForURL(/dashboard/)
    await page.goto(`${origin}/dashboard/networking/messages`)
    await page.waitForLoadState('networkidle')
    const sizesRead: Promise<number>[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('/rpc/open_conversation') && response.request().method() === 'POST')
        sizesRead.push(response.body().then((body) => body.length))
    })
    const started = performance.now()
    await page.locator(`a[href*="${chats.long}"]`).click()
    await page.locator(`[data-number="${sizes.long}"]`).waitFor()
    const opened = performance.now() - started
    const opening = sizesRead.length
    const log = page.getByRole('log')
    let drawn = 0
    for (let scroll = 0; scroll < scrolls; scroll += 1) {
      const before = await firstNumber(page)
      await log.evaluate((box) => box.scrollTo(0, 0))
      await page.waitForFunction((first) => {
        const top = document.querySelector('[data-number]')
        return Number(top?.getAttribute('data-number')) < first
      }, before)
      drawn = Math.max(drawn, await page.locator('[data-number]').count())
    }
    const bytes = (await Promise.all(sizesRead)).reduce((sum, size) => sum + size, 0)
    return { opened, opening, drawn, bytes, pages: sizesRead.length - opening }
  }
} finally {
  await browser?.close()
  await server.stop()
  await removeFolder(folder)
}

async function firstNumber(page: Page): Promise<number> {
  return Number(await page.locator('[data-number]').first().getAttribute('data-number'))
}

async function signIn(): Promise<string> {
  const credentials = { email: 'candidate@essor.test', password: 'Essor-demo-1!' }
  return JSON.parse(await call('/auth/v1/token?grant_type=password', credentials)).access_token
}

async function call(at: string, body: object, token?: string): Promise<string> {
  const response = await fetch(`${server.url}${at}`, {
    method: 'POST',
    headers: {
      apikey: server.publishableKey,
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${at}: ${await response.text()}`)
  return response.text()
}

/** Two conversations of the demo candidate, in the demo world. */
function world(): string {
  const person = (number: number) => `ca000000-0000-4000-8000-${String(number).padStart(12, '0')}`
  const chat = (id: string, other: number, size: number) => `
    insert into public.connections (requester_id, addressee_id, status, connected_at)
    values ('${person(1)}', '${person(other)}', 'connected', now()) on conflict do nothing;
    insert into public.conversations (id, key, last_number, last_at)
    values ('${id}', 'people:${person(1)}:${person(other)}', ${size}, now());
    insert into public.conversation_members (conversation_id, user_id, read_number)
    values ('${id}', '${person(1)}', ${size}), ('${id}', '${person(other)}', ${size});
    insert into public.messages (conversation_id, number, id, author_id, body, created_at)
    select '${id}', number, gen_random_uuid(), case when number % 3 = 0 then '${person(1)}'::uuid else '${person(other)}' end,
      'Message ' || number || ': ' || repeat('some words about a **mission** ', 1 + number % 6)
        || case when number = ${size / 2} then 'needle' else '' end,
      now() - (${size} - number) * interval '7 minutes'
    from generate_series(1, ${size}) as number;`
  return `${chat(chats.long, 6, sizes.long)}${chat(chats.short, 7, sizes.short)} analyze public.messages;`
}
