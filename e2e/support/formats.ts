import { expect, type Page } from '@playwright/test'
import type { Language } from '../../src/i18n/languages.ts'
import { wrongFormats } from '../../src/lib/formats/wrong-formats.ts'

/** What the backend gave a page: people wrote it, as they please. */
const written = new WeakMap<Page, Set<string>>()

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
const isMoment = (text: string) => /^\d{4}-\d\d-\d\d([T ]|$)/.test(text)

function keep(texts: Set<string>, value: unknown): void {
  if (typeof value === 'string' && !isMoment(value)) texts.add(plain(value))
  else if (value && typeof value === 'object') for (const inner of Object.values(value)) keep(texts, inner)
}

/** From now on: before a page is opened. */
export function rememberWritten(page: Page): void {
  if (written.has(page)) return
  const texts = new Set<string>()
  written.set(page, texts)
  page.on('response', async (response) => {
    if (!/\/(rest|functions|auth)\/v1\//.test(response.url())) return
    // What is no JSON, or came for a page that has been left, says nothing here.
    keep(texts, await response.json().catch(() => null))
  })
}

/** Lines that show, labels, and what charts say; nothing in another language, and no drawn Markdown. */
function shownTexts(): string[] {
  const { lang } = document.documentElement
  const foreign = [...document.querySelectorAll<HTMLElement>('body [lang], [data-written]')].filter(
    (element) => element.lang !== lang,
  )
  // Charts measure their texts in a place that is not seen.
  const charts = [...document.querySelectorAll<HTMLElement>('svg, #recharts_measurement_span')]
  const hidden = [...foreign, ...charts].map((element) => [element, element.style.display] as const)
  for (const [element] of hidden) element.style.display = 'none'
  const lines = document.body.innerText.split(/[\n\t]/)
  for (const [element, display] of hidden) element.style.display = display
  const attributes = ['aria-label', 'title', 'placeholder', 'alt']
  const labels = [...document.body.querySelectorAll(attributes.map((name) => `[${name}]`).join())]
    .filter((element) => !foreign.some((other) => other.contains(element)))
    .flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? ''))
  const drawn = [...document.querySelectorAll('svg text')].map((text) =>
    [...text.childNodes].map((part) => part.textContent).join(' '),
  )
  return [...new Set([...lines, ...labels, ...drawn])].filter((text) => text.trim())
}

async function wrongOn(page: Page): Promise<string[]> {
  const language = (await page.locator('html').getAttribute('lang')) as Language
  const texts = written.get(page)!
  const isWritten = (near: string) => [...texts].some((text) => text.includes(near))
  return (await page.evaluate(shownTexts)).flatMap((shown) =>
    wrongFormats(language, shown)
      .filter(({ near }) => !texts.has(plain(shown)) && !near.map(plain).some(isWritten))
      .map(({ what, around }) => `${what}: ${around}`),
  )
}

/** Dates, times, numbers and signs are written as the language of the page writes them. */
export async function expectFormats(page: Page): Promise<void> {
  if (!written.has(page)) return
  await expect.poll(() => wrongOn(page), page.url()).toEqual([])
}

/** The same page in French, and back; the account keeps its language. */
export async function expectFrenchFormats(page: Page): Promise<void> {
  const saving = /\/rest\/v1\/profiles/
  // Held back for good: others use this account meanwhile.
  await page.route(saving, (route) => (route.request().method() === 'PATCH' ? undefined : route.fallback()))
  await page.getByRole('button', { name: 'Français', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expectFormats(page)
  await page.getByRole('button', { name: 'English', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
}
