import { randomBytes } from 'node:crypto'
import { expectAccessible, expectFits } from './support/axe.ts'
import { expectToast, signInAsDemo } from './support/people.ts'
import { expect, type Page, test } from './support/test.ts'
import { en, fill } from './support/texts.ts'

// Authoring stories wait for many saves.
test.setTimeout(120_000)

const randomTitle = () => `Rescue ${randomBytes(4).toString('hex')}`

async function startFromTemplate(page: Page, template: RegExp, who = 'company'): Promise<void> {
  await signInAsDemo(page, who, '/dashboard/missions')
  await page.getByRole('button', { name: en.authoring.list.new }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: template }).click()
  await expect(page.getByRole('tab', { name: 'Steps' })).toBeVisible()
}

const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click()
const outline = (page: Page) => page.getByRole('navigation', { name: en.authoring.steps.outline })
const expectSaved = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: /^Saved (at|automatically)/ })).toBeVisible()

async function rename(page: Page, title: string): Promise<void> {
  await openTab(page, en.authoring.facts.title)
  // The notice of an earlier save isn't enough.
  const saved = page.waitForResponse(
    (answer) => /rpc\/save_mission_draft/.test(answer.url()) && answer.request().postData()!.includes(title),
  )
  await page.getByLabel(en.authoring.facts.missionTitle, { exact: true }).fill(title)
  await saved
  await expectSaved(page)
}

async function addStep(page: Page, kind: string, title: string): Promise<void> {
  await page.getByRole('button', { name: en.authoring.steps.add }).click()
  await page.getByRole('menuitem', { name: kind }).click()
  await expect(page.getByLabel(en.authoring.form.title)).toBeFocused()
  await page.getByLabel(en.authoring.form.title).fill(title)
}

test('a template is changed, published as version 1 and 2, duplicated and archived', async ({ page }) => {
  const title = randomTitle()
  await startFromTemplate(page, /Rescue the launch of a reusable bottle/)
  await rename(page, title)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

  await page.getByLabel('Summary').fill('Too short')
  await page.getByLabel(/The case is fictional/).uncheck()
  await openTab(page, en.authoring.publish.title)
  await expect(
    page.getByRole('group', { name: fill(en.authoring.publish.missing_other, { count: 2 }) }),
  ).toBeVisible()
  await expect(
    page.getByRole('button', { name: fill(en.authoring.publish.publish, { version: 1 }) }),
  ).toBeDisabled()
  await page.getByRole('button', { name: en.authoring.publish.problems.isFictional }).click()
  await expect(page.getByLabel(/The case is fictional/)).toBeFocused()
  await page.getByLabel(/The case is fictional/).check()
  await page
    .getByLabel('Summary')
    .fill('A rival was faster. Decide what to do, and rewrite the launch email.')
  await openTab(page, en.authoring.publish.title)
  await page.getByLabel(en.authoring.publish.note).fill('The first one')
  await page.getByRole('button', { name: fill(en.authoring.publish.publish, { version: 1 }) }).click()
  await expectToast(page, fill(en.authoring.publish.published, { version: 1 }))
  await expect(page.getByText(fill(en.authoring.badge.published, { version: 1 }))).toBeVisible()
  await expect(page.getByText('The first one')).toBeVisible()

  await openTab(page, en.authoring.rubric.title)
  await page.getByRole('button', { name: fill(en.authoring.rubric.remove, { place: 3 }) }).click()
  await expect(page.getByText(fill(en.authoring.rubric.sumLess, { count: 25 }))).toBeVisible()
  await openTab(page, en.authoring.publish.title)
  await expect(page.getByText(en.authoring.publish.problems.weights)).toBeVisible()
  await openTab(page, en.authoring.rubric.title)
  await page.getByRole('button', { name: en.authoring.rubric.even }).click()
  await expect(page.getByText(en.authoring.rubric.sumRight)).toBeVisible()
  await openTab(page, en.authoring.publish.title)
  await expect(page.getByText(/People who started on version 1 or earlier finish/)).toBeVisible()
  await page.getByLabel(/By invitation/).check()

  const french = { language: en.authoring.languages.named.fr }
  const inFrench = page.locator('textarea[lang=fr]').first()
  await openTab(page, en.authoring.languages.title)
  await page.getByRole('button', { name: fill(en.authoring.languages.add, french) }).click()
  await inFrench.fill(`Sauvetage ${title}`)
  await rename(page, `${title} again`)
  await openTab(page, en.authoring.languages.title)
  await expect(page.getByText(en.authoring.languages.outdated, { exact: true })).toBeVisible()
  await expect(inFrench).toHaveValue(`Sauvetage ${title}`)
  await rename(page, title)
  await openTab(page, en.authoring.publish.title)
  await expect(
    page.getByRole('button', { name: fill(en.authoring.publish.publish, { version: 2 }) }),
  ).toBeDisabled()
  await page.getByLabel(fill(en.authoring.languages.leaveOut, french)).check()
  await page.getByRole('button', { name: fill(en.authoring.publish.publish, { version: 2 }) }).click()
  await expectToast(page, fill(en.authoring.publish.published, { version: 2 }))

  await page.getByRole('link', { name: en.authoring.list.all }).click()
  await page.getByLabel(en.authoring.list.search).fill(`Sauvetage ${title}`)
  await expect(page).toHaveURL(/q=Sauvetage/)
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText(fill(en.authoring.badge.published, { version: 2 }))
  await expect(row).toContainText(en.authoring.list.invitation)
  await row.getByRole('button', { name: fill(en.authoring.list.actionsFor, { title }) }).click()
  await expect(page.getByRole('menuitem', { name: en.authoring.list.delete })).toHaveCount(0)
  await page.getByRole('menuitem', { name: en.authoring.list.duplicate }).click()
  await expectToast(page, en.authoring.list.duplicated)
  await page.getByRole('button', { name: fill(en.authoring.list.actionsFor, { title }), exact: true }).click()
  await page.getByRole('menuitem', { name: en.authoring.list.archive }).click()
  await expectToast(page, fill(en.authoring.list.archived, { title }))
  await page.getByLabel(en.authoring.list.status).selectOption('Archived')
  await expect(page.getByRole('row').filter({ hasText: title })).toHaveCount(1)
  await page.getByRole('button', { name: fill(en.authoring.list.actionsFor, { title }), exact: true }).click()
  await page.getByRole('menuitem', { name: en.authoring.list.restore }).click()
  await expectToast(page, fill(en.authoring.list.restored, { title }))

  await page.getByLabel(en.authoring.list.status).selectOption('Drafts')
  await page
    .getByRole('button', { name: fill(en.authoring.list.actionsFor, { title: `${title} (copy)` }) })
    .click()
  await page.getByRole('menuitem', { name: en.authoring.list.delete }).click()
  await page.getByRole('dialog').getByRole('button', { name: en.authoring.list.delete }).click()
  await expectToast(page, fill(en.authoring.list.deleted, { title: `${title} (copy)` }))
  await expect(page.getByText(en.authoring.list.none)).toBeVisible()
})

test('a decision has two paths; an unreachable step is refused and explained', async ({ page }) => {
  await startFromTemplate(page, new RegExp(en.authoring.start.empty))
  await rename(page, randomTitle())
  await openTab(page, 'Steps')
  await addStep(page, en.reviews.brief.title, 'The case')
  await page.getByLabel(en.authoring.form.body, { exact: true }).fill('Read **this**.')
  await addStep(page, en.missions.stepKinds.decision, 'Which way?')
  const choice = (letter: string) =>
    page.getByRole('group', { name: fill(en.authoring.form.choice, { letter }) })
  await choice('A').getByLabel(en.authoring.form.label).fill('The short way')
  await choice('A').getByLabel(en.authoring.form.consequence).fill('You save an hour.')
  await choice('B').getByLabel(en.authoring.form.label).fill('The long way')
  await addStep(page, en.missions.stepKinds.message, 'A colleague writes')
  await page.getByLabel(en.authoring.form.from, { exact: true }).fill('Inès')
  await page.getByLabel(en.authoring.form.body, { exact: true }).fill('Take your time.')
  await addStep(page, en.missions.stepKinds.deliverable, 'Your note')

  await outline(page).getByRole('button', { name: '2. Which way?', exact: true }).click()
  await choice('A').getByLabel(en.authoring.form.choiceNext).selectOption({ label: '4. Your note' })
  await choice('B').getByLabel(en.authoring.form.choiceNext).selectOption({ label: '4. Your note' })
  await expect(outline(page).getByText(en.authoring.steps.unreachable)).toBeVisible()
  await openTab(page, en.authoring.publish.title)
  const refused = page.getByRole('button', { name: /Step 3, “A colleague writes”, can’t be reached/ })
  await expect(refused).toBeVisible()
  await refused.click()
  await expect(page.getByRole('img', { name: /Map of 4 steps/ })).toContainText(
    en.authoring.steps.unreachable,
  )
  await page.getByRole('button', { name: 'Which way?' }).click()
  await choice('B').getByLabel(en.authoring.form.choiceNext).selectOption({ label: '3. A colleague writes' })
  await openTab(page, en.authoring.editor.tab.map)
  await expect(page.getByText(en.authoring.map.fine)).toBeVisible()
  await expect(
    page.getByText(
      fill(en.authoring.map.choiceLeadsTo, { letter: 'A', label: 'The short way', where: '4. Your note' }),
    ),
  ).toBeVisible()

  await page.getByRole('button', { name: en.authoring.editor.preview }).click()
  const walk = page.getByRole('dialog')
  await walk.getByRole('button', { name: 'Continue' }).click()
  await expect(walk.getByRole('button', { name: 'Continue' })).toBeDisabled()
  await walk.getByRole('button', { name: /The short way/ }).click()
  await expect(walk.getByText('You save an hour.')).toBeVisible()
  await walk.getByRole('button', { name: 'Continue' }).click()
  await expect(walk.getByRole('heading', { name: 'Your note' })).toBeVisible()
  await walk.getByRole('button', { name: 'Continue' }).click()
  await expect(walk.getByText(/are promised feedback within 5 days/)).toBeVisible()
})

test('steps are reordered by keyboard alone; a deleted one is restored', async ({ page }) => {
  await startFromTemplate(page, /Win back a hesitant customer/, 'maker')
  const items = outline(page).getByRole('listitem')
  await expect(items.nth(0)).toContainText('1. Your account')
  await page
    .getByRole('button', {
      name: fill(en.authoring.steps.actions, { place: 2, title: 'They want to leave' }),
    })
    .focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: en.authoring.steps.up })).toBeVisible()
  // A menu that has just opened may miss the first key.
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: en.authoring.steps.up })).toBeFocused({ timeout: 1000 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(items.nth(0)).toContainText('1. They want to leave')
  await expect(
    page.getByText(fill(en.authoring.steps.moved, { title: 'They want to leave', place: 1, total: 6 })),
  ).toBeAttached()
  await expectSaved(page)

  await items.nth(2).dragTo(items.nth(0))
  await expect(items.nth(0)).toContainText('1. Your first answer')
  await page.getByRole('button', { name: en.authoring.editor.undo }).focus()
  await page.keyboard.press('Control+z')
  await expect(items.nth(0)).toContainText('1. They want to leave')
  await page.keyboard.press('Control+Shift+Z')
  await expect(items.nth(0)).toContainText('1. Your first answer')

  await page
    .getByRole('button', { name: fill(en.authoring.steps.actions, { place: 6, title: 'Your offer' }) })
    .click()
  await page.getByRole('menuitem', { name: en.authoring.list.delete }).click()
  await expect(items).toHaveCount(5)
  await outline(page).getByRole('button', { name: en.authoring.steps.undo }).click()
  await expect(items).toHaveCount(6)
})

test('a job posting becomes a draft, renamed in place, published and shared', async ({ page }) => {
  const title = randomTitle()
  await signInAsDemo(page, 'company', '/dashboard/missions#new')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: en.authoring.start.text.title }).click()
  await dialog
    .getByLabel(en.authoring.start.text.label)
    .fill(
      [
        'Junior content officer',
        'Permanent contract, €28,000 per year',
        'We deliver packages all over the north of France, and few people know us.',
        'Your missions:',
        '- Write the monthly newsletter on social media',
        '- Update the dashboard in Excel',
        'Contact: camille@nordelia.example',
      ].join('\n'),
    )
  await expect(dialog.getByText(en.authoring.start.text.left)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: en.authoring.start.text.create }).click()
  await expect(page.getByText(en.authoring.start.text.drafted)).toBeVisible()
  await expect(outline(page).getByText('Write the monthly newsletter on social media')).toBeVisible()
  await expect(page.getByText('camille@nordelia.example')).toHaveCount(0)

  await page.getByRole('button', { name: en.authoring.editor.editTitle }).click()
  await page.getByRole('textbox', { name: en.authoring.facts.missionTitle, exact: true }).fill(title)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await openTab(page, en.authoring.facts.title)
  await page.getByLabel(/The case is fictional/).check()
  await openTab(page, en.authoring.publish.title)
  await page.getByRole('button', { name: fill(en.authoring.publish.publish, { version: 1 }) }).click()
  const share = page.getByRole('region', { name: en.authoring.publish.page.title })
  await expect(
    share.getByRole('img', { name: fill(en.authoring.publish.page.card, { title }) }),
  ).toBeVisible()
  await expect(share.getByRole('link', { name: en.sharing.post })).toBeVisible()
  await expectAccessible(page)
})

test('two open editors detect each other', async ({ page, context }) => {
  await startFromTemplate(page, /Find out why bookings fell/)
  const other = await context.newPage()
  await other.goto(page.url())
  await rename(other, 'Changed elsewhere first')
  await openTab(page, en.authoring.facts.title)
  await page.getByLabel(en.authoring.facts.missionTitle, { exact: true }).fill('Mine')
  await expect(page.getByRole('alert').filter({ hasText: en.common.saving.changed.title })).toBeVisible()
  await page.getByRole('link', { name: en.authoring.list.all }).click()
  await page.getByRole('button', { name: en.authoring.editor.stay }).click()
  await page.getByRole('button', { name: en.common.saving.changed.theirs }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Changed elsewhere first' })).toBeVisible()

  await rename(page, 'Mine after all')
  await other.getByLabel(en.authoring.facts.missionTitle, { exact: true }).fill('Theirs')
  await other.getByRole('button', { name: en.common.saving.changed.mine }).click()
  await expectSaved(other)
  await other.reload()
  await expect(other.getByRole('heading', { level: 1, name: 'Theirs' })).toBeVisible()
})

test('the list and the editor are accessible', async ({ page }) => {
  await startFromTemplate(page, /Make a booking form work for everyone/)
  for (const tab of ['Steps', en.authoring.editor.tab.facts, 'Rubric', 'Notes', 'Map', 'Publish']) {
    // Render in light again: halfway between two themes, contrast is undefined.
    await page.emulateMedia({ colorScheme: 'light' })
    await page.reload()
    await openTab(page, tab)
    await expect(page.getByRole('tabpanel')).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 360, height: 800 })
    await expectFits(page)
    await page.setViewportSize({ width: 1280, height: 800 })
  }
  await page.getByRole('link', { name: en.authoring.list.all }).click()
  await expect(page.getByRole('table')).toBeVisible()
  await expectAccessible(page)
})
