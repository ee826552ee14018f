import { expect, type Locator } from '@playwright/test'

/** Longer than dialogs and menus take to move the focus once they are open or closed, in the page's own time. */
const settled = 50

/** Presses a key once an element has the focus and keeps it. */
export async function pressOn(target: Locator, key = 'Enter'): Promise<void> {
  await expect(async () => {
    await target.focus()
    const isFocused = await target.evaluate(async (element, wait) => {
      await new Promise((resolve) => setTimeout(resolve, wait))
      return element === document.activeElement
    }, settled)
    expect(isFocused).toBe(true)
  }).toPass()
  await target.press(key)
}
