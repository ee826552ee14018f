import { type Browser, test as base, expect } from '@playwright/test'
import { watchAnswers } from './answers.ts'

export * from '@playwright/test'

/** Also for people with a browser of their own. */
function withEveryContext(browser: Browser, faults: string[]): () => void {
  const open = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await open(options)
    watchAnswers(context, faults)
    return context
  }
  return () => {
    browser.newContext = open
  }
}

/** A story; it fails too where the server answered something else than the product expects. */
export const test = base.extend<{ answersAreAsDescribed: undefined }>({
  answersAreAsDescribed: [
    async ({ browser, context }, use) => {
      const faults: string[] = []
      watchAnswers(context, faults)
      const restore = withEveryContext(browser, faults)
      await use(undefined)
      restore()
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})
