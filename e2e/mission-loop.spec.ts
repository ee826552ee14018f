import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expectAccessible } from './support/axe.ts'
import { startMission } from './support/missions.ts'
import { confirmedAccount, expectToast, signIn } from './support/people.ts'
import { approvedCompany, rateTone } from './support/reviewing.ts'
import { type Browser, expect, type Page, test } from './support/test.ts'
import { before, en, fill } from './support/texts.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).click()
const work = (page: Page) => page.getByLabel(en.player.deliverable.text, { exact: true })
const outline = (page: Page) => page.getByRole('navigation', { name: en.authoring.steps.outline })
const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click()

const modelAnswer = 'I am sorry. Your money is back by Friday noon.'

async function newPage(browser: Browser, width = 1280): Promise<Page> {
  return (await browser.newContext({ viewport: { width, height: 800 } })).newPage()
}

/** Writes a mission from scratch: a brief, a decision with two paths, and a text to submit. */
async function author(company: Page, title: string): Promise<void> {
  await company.goto('/dashboard/missions')
  await company.getByRole('button', { name: en.authoring.list.new }).first().click()
  await company.getByRole('dialog').getByRole('button', { name: en.authoring.start.empty }).click()
  await addStep(company, en.reviews.brief.title, 'The late parcel')
  await company
    .getByLabel(en.authoring.form.body, { exact: true })
    .fill('A customer waits for **nine days**.')
  await addStep(company, en.missions.stepKinds.decision, 'What do you offer?')
  const choice = (letter: string) =>
    company.getByRole('group', { name: fill(en.authoring.form.choice, { letter }) })
  await choice('A').getByLabel(en.authoring.form.label).fill('More patience')
  await choice('A').getByLabel(en.authoring.form.consequence).fill('The customer calls your manager.')
  await choice('B').getByLabel(en.authoring.form.label).fill('A refund')
  await choice('B').getByLabel(en.authoring.form.consequence).fill('The customer calms down.')
  await addStep(company, en.missions.stepKinds.message, 'Your manager writes')
  await company.getByLabel(en.authoring.form.from, { exact: true }).fill('Paul Morel')
  await company.getByLabel(en.authoring.form.body, { exact: true }).fill('Please call them back today.')
  await addStep(company, en.missions.stepKinds.deliverable, 'Your answer')
  await company.getByLabel(en.authoring.form.modelAnswer, { exact: true }).fill(modelAnswer)
  await outline(company).getByRole('button', { name: '2. What do you offer?', exact: true }).click()
  await choice('B').getByLabel(en.authoring.form.choiceNext).selectOption({ label: '4. Your answer' })
  await openTab(company, en.authoring.facts.title)
  await company.getByLabel(en.authoring.facts.missionTitle, { exact: true }).fill(title)
  await company.getByLabel('Summary').fill('A customer is angry about a late parcel. Decide, and answer.')
  await company.getByRole('combobox', { name: 'Skills' }).fill('Customer service')
  await company.getByRole('option', { name: 'Customer service' }).click()
  // The list stays open for another one, and would cover what comes next.
  await company.keyboard.press('Escape')
  await company.getByLabel(/The case is fictional/).check()
  await openTab(company, en.authoring.rubric.title)
  await company.getByRole('button', { name: en.authoring.rubric.add }).click()
  await company.getByRole('textbox', { name: en.authoring.rubric.criterionTitle }).fill('Tone')
  await company.getByLabel(fill(en.authoring.rubric.levelTitle, { place: 1 })).fill('Cold')
  await company.getByLabel(fill(en.authoring.rubric.levelTitle, { place: 2 })).fill('Warm')
  await company.getByRole('button', { name: en.authoring.rubric.even }).click()
  await openTab(company, en.authoring.publish.title)
  await company.getByRole('button', { name: fill(en.authoring.publish.publish, { version: 1 }) }).click()
  await expectToast(company, fill(en.authoring.publish.published, { version: 1 }))
}

async function addStep(page: Page, kind: string, title: string): Promise<void> {
  await page.getByRole('button', { name: en.authoring.steps.add }).click()
  await page.getByRole('menuitem', { name: kind }).click()
  await expect(page.getByLabel(en.authoring.form.title)).toBeFocused()
  await page.getByLabel(en.authoring.form.title).fill(title)
}

interface Review {
  name: string
  rating: [string, string]
  /** The candidate's self-check, which the reviewer sees after rating every criterion. */
  own: string
  verdict: RegExp
  words: string
}

/** Claims what the queue shows, rates the only criterion by keyboard and sends the review. */
async function review(company: Page, { name, rating, own, verdict, words }: Review) {
  await company.getByRole('link', { name }).click()
  await company.getByRole('button', { name: en.reviews.claim.claim, exact: true }).click()
  await expect(company.getByText(before(en.reviews.claim.mine))).toBeVisible()
  await expect(company.getByRole('button', { name: en.reviews.selfCheck.show })).toHaveCount(0)
  await rateTone(company, ...rating)
  await company.getByRole('button', { name: en.reviews.selfCheck.show }).click()
  await expect(company.getByText(own)).toBeVisible()
  await company.getByRole('radio', { name: verdict }).check()
  await company.getByLabel(/To the candidate|what to do next/i).fill(words)
  await company.getByRole('button', { name: en.reviews.verdict.deliver }).click()
  await company.getByRole('button', { name: en.reviews.verdict.send }).click()
  await expectToast(company, en.reviews.verdict.done)
  await company.goto('/dashboard/reviews')
}

async function handIn(page: Page): Promise<void> {
  await page.getByLabel(en.player.submit.ownWork).check()
  await page.getByRole('button', { name: en.player.submit.button }).click()
  await expect(heading(page, en.player.after.submitted)).toBeVisible()
}

test('a company, a candidate and a visitor go through one mission together', async ({ browser, request }) => {
  test.setTimeout(120_000)
  const title = `Late parcel ${randomBytes(4).toString('hex')}`
  const [company, desktop, phone, visitor] = await Promise.all([
    newPage(browser),
    newPage(browser),
    newPage(browser, 390),
    newPage(browser),
  ])
  const { email: companyEmail } = await approvedCompany(request)
  const person = await confirmedAccount(request)
  await Promise.all([signIn(company, companyEmail), signIn(desktop, person), signIn(phone, person)])

  await author(company, title)
  await company.goto('/dashboard/reviews')
  await expect(company.getByRole('heading', { name: en.reviews.noneWaiting })).toBeVisible()

  // Found and started on a desktop, continued on a phone.
  await desktop.goto('/dashboard/missions')
  await desktop.getByLabel(en.catalog.list.search).fill(title)
  await desktop.getByRole('link', { name: title }).click()
  await startMission(desktop)
  await expect(heading(desktop, 'The late parcel')).toBeVisible()
  await goOn(desktop)
  await desktop.getByRole('radio', { name: 'A refund' }).check()
  await desktop.getByRole('button', { name: en.player.decision.confirm }).click()
  await expect(desktop.getByText('The customer calms down.')).toBeVisible()
  await goOn(desktop)
  await expect(heading(desktop, en.missions.rubric.title)).toBeVisible()
  await work(desktop).fill('Your money will be back soon.')
  await expect(desktop.getByText('Saved at')).toBeVisible()
  await phone.goto('/dashboard/missions')
  await phone.getByRole('link', { name: en.catalog.tabs.mine }).click()
  const open = phone.getByRole('region', { name: en.catalog.mine.open })
  await expect(open.getByRole('link', { name: title })).toBeVisible()
  await expectAccessible(phone)
  await open.getByRole('link', { name: title }).click()
  await expect(work(phone)).toHaveValue('Your money will be back soon.')
  await expect(phone.getByText('Your manager writes')).toHaveCount(0)
  await goOn(phone)
  await expect(phone.getByText(modelAnswer)).toHaveCount(0)
  await handIn(phone)

  // Right away, the candidate gets a model answer and the criteria for a self-check.
  await expect(phone.getByText(modelAnswer)).toBeVisible()
  const ownTone = phone.getByRole('group', { name: fill(en.player.check.levels, { criterion: 'Tone' }) })
  await ownTone.getByRole('radio', { name: 'Warm' }).click()
  await expect(phone.getByText(en.player.check.saved)).toBeVisible()

  // The queue fills without a reload, and so does the candidate's page with the verdict.
  await review(company, {
    name: `Review ${title}, Attempt 1`,
    rating: ['1', 'Cold'],
    own: fill(en.reviews.selfCheck.level, { criterion: 'Tone', level: 'Warm' }),
    verdict: new RegExp(`^${en.reviews.verdicts.revise}`),
    words: 'Name the day of the refund, please.',
  })
  await expect(phone.getByText('Name the day of the refund, please.')).toBeVisible()
  await expect(
    phone.getByRole('img', { name: `${en.reviews.feedback.byReviewer}: Level 1 of 4` }),
  ).toBeVisible()
  await expect(phone.getByRole('img', { name: `${en.reviews.feedback.byYou}: Level 2 of 4` })).toBeVisible()
  await phone
    .getByRole('button', { name: /Your answer/ })
    .last()
    .click()
  await work(phone).fill('Your money will be back on Friday. I am sorry for the wait.')
  await expect(phone.getByText('Saved at')).toBeVisible()
  await phone.getByRole('button', { name: en.player.work.toHandIn }).click()
  await handIn(phone)
  await review(company, {
    name: `Review ${title}, Attempt 2`,
    rating: ['2', 'Warm'],
    own: en.reviews.selfCheck.none,
    verdict: /^Validated/,
    words: 'Warm and precise. Send it as it is.',
  })

  // The certificate is available immediately, and anyone can verify it.
  const earned = phone.getByRole('link', { name: en.player.after.certificate })
  await expect(earned).toBeVisible()
  await expect(phone.getByRole('heading', { name: en.player.finish.skills })).toBeVisible()
  await expect(phone.getByRole('heading', { name: en.player.finish.next })).toBeVisible()
  await visitor.goto((await earned.getAttribute('href'))!)
  await expect(visitor.getByRole('heading', { level: 1, name: 'Camille Roux' })).toBeVisible()
  await expect(visitor.getByText(en.certificates.signature.valid, { exact: false })).toBeVisible()
  const download = visitor.waitForEvent('download')
  await visitor.getByRole('button', { name: en.certificates.actions.download }).click()
  const credential = await readFile((await (await download).path())!, 'utf8')
  await visitor.goto('/certificates')
  await visitor.getByLabel(en.certificates.check.paste).fill(credential)
  await visitor.getByRole('button', { name: en.certificates.check.submit }).click()
  await expect(visitor.getByText(en.certificates.check.valid)).toBeVisible()
  await visitor.getByLabel(en.certificates.check.paste).fill(credential.replaceAll('Warm', 'Perfect'))
  await visitor.getByRole('button', { name: en.certificates.check.submit }).click()
  await expect(visitor.getByText(en.certificates.check.objections.bad_signature)).toBeVisible()
})
