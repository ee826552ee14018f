import type { APIRequestContext } from '@playwright/test'
import { expectSound } from './support/axe.ts'
import { demoPassword, expectToast, signIn } from './support/people.ts'
import { approvedCompany, approvedPartner, type Caller, callerOf } from './support/reviewing.ts'
import { linkedStudent } from './support/students.ts'
import { expect, test } from './support/test.ts'
import { en, fill, fr } from './support/texts.ts'

const { offers: texts, openingApplications: board } = en

/** A published opening with one position, and the application of this person, who is on its shortlist. */
async function shortlisted(request: APIRequestContext, company: Caller, person: Caller) {
  const opening = await company.call<string>('save_opening', {
    base_revision: 0,
    document: {
      title: 'Route planner',
      description: 'You plan which van delivers to which street.',
      audience: 'everyone',
      remote: 'on_site',
      town: 'lyon',
      contracts: ['permanent'],
      skills: [{ slug: 'spreadsheets', must: true, weight: 2, level: null }],
      languages: [],
      places: 1,
      pay: { min: 2100, max: 2400, currency: 'EUR', period: 'month' },
    },
  })
  await company.call('publish_opening', { opening_id: opening })
  const admin = await callerOf(request, 'admin@essor.test', demoPassword)
  await admin.call('approve_opening', { opening_id: opening, seen_revision: 1 })
  const id = await person.call<string>('apply_to_opening', {
    opening_id: opening,
    version: 1,
    application: { fields: ['name'], answers: {} },
  })
  const { stages } = await company.call<{ stages: { id: string; kind: string }[] }>('opening_pipeline', {
    opening_id: opening,
  })
  const stage = (kind: string) => stages.find((one) => one.kind === kind)!.id
  await company.call('open_application', { application_id: id })
  await company.call('move_application', {
    application_id: id,
    from_stage: stage('new'),
    to_stage: stage('shortlist'),
  })
  return { opening, id }
}

test('a lead sends an offer; the candidate accepts on a phone in French and shares the placement', async ({
  page,
  browser,
  request,
}) => {
  const school = await approvedPartner(request, 'academia')
  const person = await linkedStudent(request, school, ['progress'])
  const company = await approvedCompany(request)
  const { opening, id } = await shortlisted(request, company, person)

  await signIn(page, company.email, { at: `/dashboard/openings/${opening}/applications/${id}` })
  await page.getByRole('button', { name: texts.team.send }).click()
  const form = page.getByRole('dialog')
  await expect(form.getByLabel(texts.form.job)).toHaveValue('Route planner')
  await expect(form.getByLabel(texts.form.place)).toHaveValue('Lyon')
  await form
    .getByLabel(texts.form.start)
    .fill(new Date(Date.now() + 40 * 86_400_000).toLocaleDateString('en-US'))
  await form.getByLabel(fill(texts.form.amount, { currency: 'EUR' })).fill('2000')
  await form.getByLabel(texts.form.terms).fill('A bike and five weeks of leave.')
  await expectSound(page)
  await form.getByRole('button', { name: texts.team.send }).click()
  await expect(form.getByText(texts.errors.offer_below_range)).toBeVisible()
  await form.getByLabel(fill(texts.form.amount, { currency: 'EUR' })).fill('2200')
  await form.getByRole('button', { name: texts.team.send }).click()
  await expectToast(page, texts.team.sent)
  await expect(page.getByText('A bike and five weeks of leave.')).toBeVisible()
  await expectSound(page)
  await page.goto(`/dashboard/openings/${opening}/applications`)
  await expect(page.getByText(board.offerUntil.replace('{{date}}', ''))).toBeVisible()

  const phone = await (
    await browser.newContext({ viewport: { width: 390, height: 800 }, locale: 'fr-FR' })
  ).newPage()
  await phone.addInitScript(() => localStorage.setItem('essor-language', 'fr'))
  await signIn(phone, person.email, { at: `/dashboard/opportunities/applications/${id}` })
  await expect(phone.getByText(fill(fr.offers.mine.open, { company: company.name }))).toBeVisible()
  await expectSound(phone)
  await phone.getByRole('button', { name: fr.offers.mine.accept }).click()
  const question = phone.getByRole('dialog')
  await expect(question).toContainText('Route planner')
  await question.getByRole('button', { name: fr.offers.mine.accept }).click()
  await expectToast(phone, fr.offers.mine.accepted)
  await expect(phone.getByText(fr.openingApplications.mine.hired)).toBeVisible()
  const share = phone.getByRole('checkbox', { name: fill(fr.offers.mine.share, { schools: school.name }) })
  await expect(share).not.toBeChecked()
  await share.click()
  await expectToast(phone, fr.offers.mine.shared)
  await expect(share).toBeChecked()
  await expectSound(phone)

  await page.reload()
  await expect(page.getByText(board.errors.opening_filled)).toBeVisible()
  await page.goto(`/dashboard/openings/${opening}/applications/${id}`)
  await expect(page.getByText(texts.team.accepted)).toBeVisible()
  await expect(page.getByRole('heading', { name: texts.team.placement })).toBeVisible()
})
