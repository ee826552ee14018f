import { randomBytes } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectFits } from './support/axe.ts'
import { expectToast, signInAsDemo } from './support/people.ts'

// Stories of writing wait for many saves.
test.setTimeout(120_000)

const randomTitle = () => `Rescue ${randomBytes(4).toString('hex')}`

async function startFromTemplate(page: Page, template: RegExp, who = 'company'): Promise<void> {
  await signInAsDemo(page, who, '/dashboard/missions')
  await page.getByRole('button', { name: 'New mission' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: template }).click()
  await expect(page.getByRole('tab', { name: 'Steps' })).toBeVisible()
}

const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click()
const outline = (page: Page) => page.getByRole('navigation', { name: 'Steps in order' })
const expectSaved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible()

async function rename(page: Page, title: string): Promise<void> {
  await openTab(page, 'About the mission')
  await page.getByLabel('Title', { exact: true }).fill(title)
  await expect(page.getByText('Saving…')).toBeVisible()
  await expectSaved(page)
}

async function addStep(page: Page, kind: string, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a step' }).click()
  await page.getByRole('menuitem', { name: kind }).click()
  await expect(page.getByLabel('Title of the step')).toBeFocused()
  await page.getByLabel('Title of the step').fill(title)
}

test('a template is changed, published as version 1 and 2, duplicated and archived', async ({ page }) => {
  const title = randomTitle()
  await startFromTemplate(page, /Rescue the launch of a reusable bottle/)
  await rename(page, title)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

  await page.getByLabel('Summary').fill('Too short')
  await page.getByLabel(/The case is fictional/).uncheck()
  await openTab(page, 'Publish')
  await expect(page.getByText('2 things are missing')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish version 1' })).toBeDisabled()
  await page.getByRole('button', { name: 'State that the case is fictional.' }).click()
  await expect(page.getByLabel(/The case is fictional/)).toBeFocused()
  await page.getByLabel(/The case is fictional/).check()
  await page
    .getByLabel('Summary')
    .fill('A rival was faster. Decide what to do, and rewrite the launch email.')
  await openTab(page, 'Publish')
  await page.getByLabel('What is new in this version').fill('The first one')
  await page.getByRole('button', { name: 'Publish version 1' }).click()
  await expectToast(page, 'Version 1 is published.')
  await expect(page.getByText('Published v1')).toBeVisible()
  await expect(page.getByText('The first one')).toBeVisible()

  await openTab(page, 'Rubric')
  await page.getByRole('button', { name: 'Remove criterion 3' }).click()
  await expect(page.getByText('25% are missing.')).toBeVisible()
  await openTab(page, 'Publish')
  await expect(page.getByText('The weights of the rubric must sum to 100%.')).toBeVisible()
  await openTab(page, 'Rubric')
  await page.getByRole('button', { name: 'Even out' }).click()
  await expect(page.getByText('The weights make 100%.')).toBeVisible()
  await openTab(page, 'Publish')
  await expect(page.getByText(/People who began on version 1 or before finish/)).toBeVisible()
  await page.getByLabel(/By invitation/).check()
  await page.getByRole('button', { name: 'Publish version 2' }).click()
  await expectToast(page, 'Version 2 is published.')

  await page.getByRole('link', { name: 'All missions' }).click()
  await page.getByLabel('Search by title').fill(title)
  await expect(page).toHaveURL(/q=Rescue/)
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('Published v2')
  await expect(row).toContainText('By invitation')
  await row.getByRole('button', { name: `Actions for ${title}` }).click()
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0)
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expectToast(page, 'The copy is ready.')
  await page.getByRole('button', { name: `Actions for ${title}`, exact: true }).click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await expectToast(page, `“${title}” is archived.`)
  await page.getByLabel('Status').selectOption('Archived')
  await expect(page.getByRole('row').filter({ hasText: title })).toHaveCount(1)
  await page.getByRole('button', { name: `Actions for ${title}`, exact: true }).click()
  await page.getByRole('menuitem', { name: 'Restore' }).click()
  await expectToast(page, `“${title}” is back.`)

  await page.getByLabel('Status').selectOption('Drafts')
  await page.getByRole('button', { name: `Actions for ${title} (copy)` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, `“${title} (copy)” is deleted.`)
  await expect(page.getByText('No mission matches')).toBeVisible()
})

test('a decision has two ways; a step that nobody comes to is refused and explained', async ({ page }) => {
  await startFromTemplate(page, /Empty mission/)
  await rename(page, randomTitle())
  await openTab(page, 'Steps')
  await addStep(page, 'Brief', 'The case')
  await page.getByLabel('Text', { exact: true }).fill('Read **this**.')
  await addStep(page, 'Decision', 'Which way?')
  const choice = (letter: string) => page.getByRole('group', { name: `Choice ${letter}` })
  await choice('A').getByLabel('What one can choose').fill('The short way')
  await choice('A').getByLabel('What happens then').fill('You save an hour.')
  await choice('B').getByLabel('What one can choose').fill('The long way')
  await addStep(page, 'Message', 'A colleague writes')
  await page.getByLabel('Who writes').fill('Inès')
  await page.getByLabel('Text', { exact: true }).fill('Take your time.')
  await addStep(page, 'Deliverable', 'Your note')

  await outline(page).getByRole('button', { name: '2. Which way?', exact: true }).click()
  await choice('A').getByLabel('Leads to').selectOption({ label: '4. Your note' })
  await choice('B').getByLabel('Leads to').selectOption({ label: '4. Your note' })
  await expect(outline(page).getByText('Cannot be reached')).toBeVisible()
  await openTab(page, 'Publish')
  const refused = page.getByRole('button', { name: /Step 3, “A colleague writes”, cannot be reached/ })
  await expect(refused).toBeVisible()
  await refused.click()
  await expect(page.getByRole('img', { name: /Map of 4 steps/ })).toContainText('Cannot be reached')
  await page.getByRole('button', { name: 'Which way?' }).click()
  await choice('B').getByLabel('Leads to').selectOption({ label: '3. A colleague writes' })
  await openTab(page, 'Map')
  await expect(page.getByText('Every step can be reached, and every way comes to the end.')).toBeVisible()
  await expect(page.getByText('A, “The short way”: leads to 4. Your note')).toBeVisible()

  await page.getByRole('button', { name: 'Preview as a candidate' }).click()
  const walk = page.getByRole('dialog')
  await walk.getByRole('button', { name: 'Continue' }).click()
  await expect(walk.getByRole('button', { name: 'Continue' })).toBeDisabled()
  await walk.getByRole('button', { name: /The short way/ }).click()
  await expect(walk.getByText('You save an hour.')).toBeVisible()
  await walk.getByRole('button', { name: 'Continue' }).click()
  await expect(walk.getByRole('heading', { name: 'Your note' })).toBeVisible()
  await walk.getByRole('button', { name: 'Continue' }).click()
  await expect(walk.getByText(/is promised feedback within 5 days/)).toBeVisible()
})

test('steps are reordered by keyboard alone; a deleted one comes back', async ({ page }) => {
  await startFromTemplate(page, /Win back a hesitant customer/, 'maker')
  const items = outline(page).getByRole('listitem')
  await expect(items.nth(0)).toContainText('1. Your account')
  await page.getByRole('button', { name: 'Actions for step 2, They want to leave' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Move up' })).toBeVisible()
  // A menu that has just opened may miss the first press.
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: 'Move up' })).toBeFocused({ timeout: 1000 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(items.nth(0)).toContainText('1. They want to leave')
  await expect(page.getByText('“They want to leave” is now step 1 of 6.')).toBeAttached()
  await expectSaved(page)

  await items.nth(2).dragTo(items.nth(0))
  await expect(items.nth(0)).toContainText('1. Your first answer')
  await page.getByRole('button', { name: 'Undo (Ctrl+Z)' }).focus()
  await page.keyboard.press('Control+z')
  await expect(items.nth(0)).toContainText('1. They want to leave')
  await page.keyboard.press('Control+Shift+Z')
  await expect(items.nth(0)).toContainText('1. Your first answer')

  await page.getByRole('button', { name: 'Actions for step 6, Your offer' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(items).toHaveCount(5)
  await outline(page).getByRole('button', { name: 'Undo' }).click()
  await expect(items).toHaveCount(6)
})

test('two open editors notice each other', async ({ page, context }) => {
  await startFromTemplate(page, /Find out why bookings fell/)
  const other = await context.newPage()
  await other.goto(page.url())
  await rename(other, 'Changed elsewhere first')
  await openTab(page, 'About the mission')
  await page.getByLabel('Title', { exact: true }).fill('Mine')
  await expect(page.getByRole('alert').filter({ hasText: 'Changed elsewhere' })).toBeVisible()
  await page.getByRole('link', { name: 'All missions' }).click()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await page.getByRole('button', { name: 'Load the newer one' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Changed elsewhere first' })).toBeVisible()

  await rename(page, 'Mine after all')
  await other.getByLabel('Title', { exact: true }).fill('Theirs')
  await other.getByRole('button', { name: 'Keep mine and overwrite' }).click()
  await expectSaved(other)
  await other.reload()
  await expect(other.getByRole('heading', { level: 1, name: 'Theirs' })).toBeVisible()
})

test('the list and the editor break no rule of accessibility', async ({ page }) => {
  await startFromTemplate(page, /Make a booking form work for everyone/)
  for (const tab of ['Steps', 'About the mission', 'Rubric', 'Notes', 'Map', 'Publish']) {
    // Drawn anew in light: what is halfway between two themes has no contrast to speak of.
    await page.emulateMedia({ colorScheme: 'light' })
    await page.reload()
    await openTab(page, tab)
    await expect(page.getByRole('tabpanel')).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 360, height: 800 })
    await expectFits(page)
    await page.setViewportSize({ width: 1280, height: 800 })
  }
  await page.getByRole('link', { name: 'All missions' }).click()
  await expect(page.getByRole('table')).toBeVisible()
  await expectAccessible(page)
})
