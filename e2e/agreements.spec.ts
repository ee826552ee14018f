import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expectSound } from './support/axe.ts'
import { applyTo, moveTo } from './support/openings.ts'
import { demoPassword, expectToast, signIn, signInAsDemo } from './support/people.ts'
import { callerOf } from './support/reviewing.ts'
import { linkedStudent } from './support/students.ts'
import { expect, test } from './support/test.ts'
import { en, fill, fr } from './support/texts.ts'

const texts = en.schoolOpenings
const description =
  'You answer customers by phone and in writing, and find out what went wrong. You work in a team of eight people with ' +
  'a mentor for your first three months, and decide on refunds of up to 100 euros yourself. We write our answers ' +
  'together, and you learn how our warehouse works during your first week. You work from nine to five.'

test('a school recommends an internship to a cohort; its agreement is confirmed by three and printed', async ({
  page,
  browser,
  request,
}) => {
  test.slow()
  const unique = Math.random().toString(36).slice(2, 9)
  const title = `Data intern ${unique}`
  const words = `Ask our alumni about ${unique}.`
  const company = await callerOf(request, 'company@essor.test', demoPassword)
  const school = await callerOf(request, 'academia@essor.test', demoPassword)
  const cohortName = `Cohort ${unique}`
  const cohort = await school.call<string>('save_cohort', { cohort_id: null, fields: { name: cohortName } })
  const student = await linkedStudent(request, school, [], cohort)
  const opening = randomUUID()
  await company.call('save_opening', {
    opening_id: opening,
    base_revision: 0,
    document: {
      title,
      language: 'en',
      description,
      translation: null,
      audience: 'everyone',
      town: 'lille',
      remote: 'on_site',
      contracts: ['internship'],
      languages: [],
      skills: [{ slug: 'sql', must: true, weight: 2, level: null }],
      workingTime: 'full',
      hoursPerWeek: 35,
      durationMonths: 6,
      places: 1,
      applyBy: null,
      startOn: null,
      pay: { min: 5, max: 5, currency: 'EUR', period: 'hour' },
      questions: [],
      criteria: [],
    },
  })
  expect(await company.call('publish_opening', { opening_id: opening })).toBe('open')

  await signInAsDemo(page, 'academia', `/dashboard/openings?q=${unique}`)
  await page.getByRole('button', { name: fill(texts.recommendOne, { title }) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: texts.dialog.to }).fill(cohortName)
  await page.getByRole('option', { name: cohortName }).click()
  await dialog.getByLabel(texts.dialog.words).fill(words)
  await expectSound(page)
  await dialog.getByRole('button', { name: texts.recommend, exact: true }).click()
  await expectToast(page, fill(texts.dialog.done_one, { count: 1 }))
  await expect(
    page.getByRole('button', { name: fill(texts.withdrawOne, { title, cohort: cohortName }) }),
  ).toBeVisible()
  await expectSound(page)

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 800 } })).newPage()
  await signIn(phone, student.email, { at: '/dashboard/opportunities' })
  const recommended = phone.getByRole('region', { name: texts.mine })
  await expect(recommended).toContainText(words)
  await expectSound(phone)
  await recommended.getByRole('link', { name: title }).click()
  await expect(phone.getByText(words)).toBeVisible()

  const application = await applyTo(student, opening)
  await moveTo(company, opening, application, 'hired')

  // The student starts it and fills it in, in French.
  const convention = fr.agreements
  await phone.evaluate(() => localStorage.setItem('essor-language', 'fr'))
  await phone.goto(`/dashboard/opportunities/applications/${application}`)
  await phone.getByRole('button', { name: convention.start }).click()
  await expect(phone).toHaveURL(/\/agreements\//)
  const id = phone.url().split('/').at(-1)!
  const { revision } = await student.call<{ revision: number }>('agreement_page', { agreement_id: id })
  await student.call('save_agreement', {
    agreement_id: id,
    base_revision: revision,
    document: {
      startsOn: '2027-01-04',
      endsOn: '2027-06-30',
      place: 'Lille',
      tasks: 'Answers questions with data.',
      tutorName: 'Tara Tuteur',
      teacherName: 'Lea Lefort',
      hoursPerWeek: 35,
      hourlyPay: 1,
    },
  })
  await phone.reload()
  await expect(phone.getByText(convention.low)).toBeVisible()
  const pay = phone.getByLabel(convention.fields.hourlyPay)
  await pay.fill('5')
  await phone.getByRole('button', { name: convention.save }).click()
  await expectToast(phone, convention.saved)
  await expect(phone.getByText(convention.low)).toBeHidden()
  await phone.getByRole('button', { name: convention.confirm, exact: true }).click()
  await phone.getByRole('dialog').getByRole('button', { name: convention.confirm, exact: true }).click()
  await expectToast(phone, convention.confirmed)
  await expectSound(phone)

  await page.goto(`/dashboard/agreements/${id}`)
  await page.getByRole('button', { name: en.agreements.confirm, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: en.agreements.confirm, exact: true }).click()
  await expectToast(page, en.agreements.confirmed)
  await page.goto('/dashboard/openings/agreements')
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: title })
      .getByText(fill(en.agreements.confirmedCount_other, { count: 2 })),
  ).toBeVisible()
  await expectSound(page)

  const desk = await (await browser.newContext()).newPage()
  await signInAsDemo(desk, 'company', `/dashboard/openings/${opening}/applications/${application}`)
  await desk.getByRole('link', { name: en.agreements.open }).click()
  await desk.getByRole('button', { name: en.agreements.confirm, exact: true }).click()
  await desk.getByRole('dialog').getByRole('button', { name: en.agreements.confirm, exact: true }).click()
  await expect(desk.getByText(en.agreements.draft)).toHaveCount(0)
  await expect(desk.getByRole('button', { name: en.agreements.save })).toHaveCount(0)
  await expectSound(desk)
  const saved = desk.waitForEvent('download')
  await desk.getByRole('button', { name: en.agreements.pdf }).click()
  const file = await readFile(await (await saved).path())
  const printed = await getDocument({ data: new Uint8Array(file) }).promise
  const { items } = await (await printed.getPage(1)).getTextContent()
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
  for (const part of [title, 'Camille Roux', 'Tara Tuteur', 'Lea Lefort', 'Nordelia'])
    expect(text).toContain(part)
})
