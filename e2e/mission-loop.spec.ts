import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { confirmedAccount, expectToast, signIn } from './support/people.ts'
import { approvedCompany } from './support/reviewing.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).click()
const work = (page: Page) => page.getByLabel('Your work', { exact: true })
const outline = (page: Page) => page.getByRole('navigation', { name: 'Steps in order' })
const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click()

async function newPage(browser: Browser, width = 1280): Promise<Page> {
  return (await browser.newContext({ viewport: { width, height: 800 } })).newPage()
}

/** Writes a mission from nothing: a brief, a decision with two ways, and a text to hand in. */
async function author(company: Page, title: string): Promise<void> {
  await company.goto('/dashboard/missions')
  await company.getByRole('button', { name: 'New mission' }).first().click()
  await company
    .getByRole('dialog')
    .getByRole('button', { name: /Empty mission/ })
    .click()
  await addStep(company, 'Brief', 'The late parcel')
  await company.getByLabel('Text', { exact: true }).fill('A customer waits for **nine days**.')
  await addStep(company, 'Decision', 'What do you offer?')
  const choice = (letter: string) => company.getByRole('group', { name: `Choice ${letter}` })
  await choice('A').getByLabel('What one can choose').fill('More patience')
  await choice('A').getByLabel('What happens then').fill('The customer calls your manager.')
  await choice('B').getByLabel('What one can choose').fill('A refund')
  await choice('B').getByLabel('What happens then').fill('The customer calms down.')
  await addStep(company, 'Message', 'Your manager writes')
  await company.getByLabel('Who writes').fill('Paul Morel')
  await company.getByLabel('Text', { exact: true }).fill('Please call them back today.')
  await addStep(company, 'Deliverable', 'Your answer')
  await outline(company).getByRole('button', { name: '2. What do you offer?', exact: true }).click()
  await choice('B').getByLabel('Leads to').selectOption({ label: '4. Your answer' })
  await openTab(company, 'About the mission')
  await company.getByLabel('Title', { exact: true }).fill(title)
  await company.getByLabel('Summary').fill('A customer is angry about a late parcel. Decide, and answer.')
  await company.getByRole('combobox', { name: 'Skills' }).fill('Customer service')
  await company.getByRole('option', { name: 'Customer service' }).click()
  // The list stays open for one more, and would cover what comes next.
  await company.keyboard.press('Escape')
  await company.getByLabel(/The case is fictional/).check()
  await openTab(company, 'Rubric')
  await company.getByRole('button', { name: 'Add a criterion' }).click()
  await company.getByLabel('What is looked at').fill('Tone')
  await company.getByLabel('Name of level 1').fill('Cold')
  await company.getByLabel('Name of level 2').fill('Warm')
  await company.getByRole('button', { name: 'Even out' }).click()
  await openTab(company, 'Publish')
  await company.getByRole('button', { name: 'Publish version 1' }).click()
  await expectToast(company, 'Version 1 is published.')
}

async function addStep(page: Page, kind: string, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a step' }).click()
  await page.getByRole('menuitem', { name: kind }).click()
  await expect(page.getByLabel('Title of the step')).toBeFocused()
  await page.getByLabel('Title of the step').fill(title)
}

/** Claims what the queue shows, gives the only criterion a level by keyboard and delivers. */
async function review(company: Page, name: string, level: string, verdict: RegExp, words: string) {
  await company.getByRole('link', { name }).click()
  await company.getByRole('button', { name: 'Claim', exact: true }).click()
  await expect(company.getByText(/This work is yours until/)).toBeVisible()
  await company.keyboard.press(level)
  await company.getByRole('radio', { name: verdict }).check()
  await company.getByLabel(/To the candidate|what to do next/i).fill(words)
  await company.getByRole('button', { name: 'Deliver…' }).click()
  await company.getByRole('button', { name: 'Deliver now' }).click()
  await expectToast(company, 'The feedback is delivered.')
  await company.goto('/dashboard/reviews')
}

async function handIn(page: Page): Promise<void> {
  await page.getByLabel('This is my own work').check()
  await page.getByRole('button', { name: /^Submit my/ }).click()
  await expect(heading(page, 'Your work is submitted')).toBeVisible()
}

test('a company, a candidate and a visitor live one mission together', async ({ browser, request }) => {
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
  await expect(company.getByRole('heading', { name: 'Nobody waits for you' })).toBeVisible()

  // Found and begun on a desktop, gone on with on a phone.
  await desktop.goto('/dashboard/missions')
  await desktop.getByLabel('Search missions').fill(title)
  await desktop.getByRole('link', { name: title }).click()
  await desktop.getByRole('button', { name: 'Start the mission' }).click()
  await expect(heading(desktop, 'The late parcel')).toBeVisible()
  await goOn(desktop)
  await desktop.getByRole('radio', { name: 'A refund' }).check()
  await desktop.getByRole('button', { name: 'Confirm my decision' }).click()
  await expect(desktop.getByText('The customer calms down.')).toBeVisible()
  await goOn(desktop)
  await work(desktop).fill('Your money will be back soon.')
  await expect(desktop.getByText('Saved at')).toBeVisible()
  await phone.goto(new URL(desktop.url()).pathname)
  await expect(work(phone)).toHaveValue('Your money will be back soon.')
  await expect(phone.getByText('Your manager writes')).toHaveCount(0)
  await goOn(phone)
  await handIn(phone)

  // The queue fills without a reload; so does the candidate's page with the verdict.
  await review(
    company,
    `Review ${title}, Attempt 1`,
    '1',
    /^To revise/,
    'Name the day of the refund, please.',
  )
  await expect(phone.getByText('Name the day of the refund, please.')).toBeVisible()
  await phone
    .getByRole('button', { name: /Your answer/ })
    .last()
    .click()
  await work(phone).fill('Your money will be back on Friday. I am sorry for the wait.')
  await expect(phone.getByText('Saved at')).toBeVisible()
  await phone.getByRole('button', { name: 'To handing in' }).click()
  await handIn(phone)
  await review(
    company,
    `Review ${title}, Attempt 2`,
    '2',
    /^Validated/,
    'Warm and precise. Send it as it is.',
  )

  // The certificate is there at once, and anyone can check it.
  const earned = phone.getByRole('link', { name: 'See the certificate' })
  await expect(earned).toBeVisible()
  await visitor.goto((await earned.getAttribute('href'))!)
  await expect(visitor.getByRole('heading', { level: 1, name: 'Camille Roux' })).toBeVisible()
  await expect(visitor.getByText('The signature is right', { exact: false })).toBeVisible()
  const download = visitor.waitForEvent('download')
  await visitor.getByRole('button', { name: 'Download the credential' }).click()
  const credential = await readFile((await (await download).path())!, 'utf8')
  await visitor.goto('/certificates')
  await visitor.getByLabel('Or paste its content').fill(credential)
  await visitor.getByRole('button', { name: 'Check it' }).click()
  await expect(visitor.getByText('This is real')).toBeVisible()
  await visitor.getByLabel('Or paste its content').fill(credential.replaceAll('Warm', 'Perfect'))
  await visitor.getByRole('button', { name: 'Check it' }).click()
  await expect(visitor.getByText('Something in it was changed after it was signed.')).toBeVisible()
})
