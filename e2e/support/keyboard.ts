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

/** Reaches an element as people without a mouse do, from wherever the focus is. */
export async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 250; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await target.page().keyboard.press('Tab')
  }
  throw new Error(`Tab never reaches ${target}`)
}

/** Reaches an element by Tab and presses a key on it. */
export async function tabAndPress(target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(target)
  await target.page().keyboard.press(key)
}

/** Reaches a field by Tab and types. */
export async function tabAndType(target: Locator, text: string): Promise<void> {
  await tabTo(target)
  await target.page().keyboard.type(text)
}
