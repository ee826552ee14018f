import lighthouse from 'lighthouse'
import { findChromium } from '../../scripts/chromium.ts'
import { freePort } from '../../server/postgres/free-port.ts'
import { chromium, expect, test } from '../support/test.ts'

const attempts = 3

/** Lighthouse's scores of a page on a simulated phone, in percent; undefined if an audit couldn't finish. */
async function scores(url: string): Promise<Record<string, number> | undefined> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  })
  try {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' })
    const categories = Object.entries(result!.lhr.categories)
    if (categories.some(([, { score }]) => score === null)) return undefined
    return Object.fromEntries(categories.map(([name, { score }]) => [name, Math.round(score! * 100)]))
  } finally {
    await browser.close()
  }
}

test('the landing page is fast, accessible and well made', async ({ baseURL }) => {
  test.setTimeout(180_000)
  // A busy machine's speed varies: the best of a few runs is what the page can do.
  let fastest = 0
  for (let attempt = 0; attempt < attempts && fastest < 97; attempt++) {
    const found = await scores(`${baseURL}/`)
    if (!found) continue
    const { performance, ...rest } = found
    expect(rest).toEqual({ accessibility: 100, 'best-practices': 100, seo: 100 })
    fastest = Math.max(fastest, performance!)
  }
  expect(fastest).toBeGreaterThanOrEqual(97)
})
