import { type Browser, type BrowserContext, test as base, expect } from '@playwright/test'
import { watchAnswers } from './answers.ts'

export * from '@playwright/test'

type Prepare = (context: BrowserContext) => Promise<void>

/** Also for people with a browser of their own. */
function withEveryContext(browser: Browser, prepare: Prepare): () => void {
  const open = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await open(options)
    await prepare(context)
    return context
  }
  return () => {
    browser.newContext = open
  }
}

/** Public pages open the app with the reader's first gesture. */
function move(): void {
  setInterval(() => {
    if (document.documentElement.dataset.firstLines) dispatchEvent(new Event('pointermove'))
  }, 50)
}

interface Options {
  /** Whether the reader of a public page stays still until the story moves. */
  isStill: boolean
}

/** A story; it fails too where the server answered something else than the product expects. */
export const test = base.extend<Options & { answersAreAsDescribed: undefined }>({
  isStill: [false, { option: true }],
  answersAreAsDescribed: [
    async ({ browser, context, isStill }, use) => {
      const faults: string[] = []
      const prepare: Prepare = async (context) => {
        watchAnswers(context, faults)
        if (!isStill) await context.addInitScript(move)
      }
      await prepare(context)
      const restore = withEveryContext(browser, prepare)
      await use(undefined)
      restore()
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})
