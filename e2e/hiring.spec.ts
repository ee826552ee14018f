import { readFile } from 'node:fs/promises'
import { expectFits, expectSound } from './support/axe.ts'
import { pressOn } from './support/keyboard.ts'
import { approveOpening, openingDocument } from './support/openings.ts'
import { expectToast, signIn } from './support/people.ts'
import {
  approvedCompany,
  approvedPartner,
  deliverVerdict,
  publishedMission,
  submitWork,
} from './support/reviewing.ts'
import { linkedStudent } from './support/students.ts'
import { type Browser, expect, type Page, test } from './support/test.ts'
import { en, fill, fr } from './support/texts.ts'

const { interviews, offers, openingApplications: board, openingEditor: editor, schoolOpenings: school } = en
const link = 'https://meet.example.com/story'
const question = 'Two vans want the same street.'

async function calendarFile(page: Page, name: string): Promise<string> {
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name }).click()
  return readFile(await (await saved).path(), 'utf8')
}

async function phoneInFrench(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 }, locale: 'fr-FR' })
  await context.addInitScript(() => localStorage.setItem('essor-language', 'fr'))
  return context.newPage()
}

test('a need becomes an opening; a student proves a skill, applies unnamed, is hired, and their school counts it', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(300_000)
  const name = `Zoe${Math.random().toString(36).slice(2, 9)}`
  const mark = Math.random().toString(36).slice(2, 9)
  const [title, work] = [`Route planner ${mark}`, `Late parcel ${mark}`]
  const [campus, company] = [await approvedPartner(request, 'academia'), await approvedCompany(request)]
  const person = await linkedStudent(request, campus, ['progress'])
  await person.call('save_my_profile', {
    base_revision: 0,
    document: {
      first_name: name,
      last_name: 'Abadie',
      availability: 'now',
      job_title: 'Dock planner',
      skills: ['Spreadsheets'],
    },
  })
  const mission = await publishedMission(company, work)

  // What only the team sees is published with one choice.
  const opening = await company.call<string>('save_opening', {
    base_revision: 0,
    document: openingDocument(title, {
      audience: 'private',
      skills: [{ slug: 'customer-service', must: true, weight: 2, level: null }],
      missions: [{ id: mission, skills: ['customer-service'] }],
      questions: [{ id: 'plan', text: question, isRequired: true }],
    }),
  })
  await signIn(page, company.email, { at: `/dashboard/openings/${opening}/edit` })
  await page.getByRole('radio', { name: editor.audience.names.everyone }).check()
  await page.getByRole('button', { name: editor.publish.ask }).click()
  await expectToast(page, editor.publish.submitted)
  await approveOpening(request, company, opening)

  // The search finds it, and its page says which mission proves what is missing.
  const phone = await phoneInFrench(browser)
  await signIn(phone, person.email, { at: '/dashboard/opportunities/search' })
  await phone.getByRole('searchbox', { name: fr.openingBoard.filters.search }).fill(title)
  await expect(phone).toHaveURL(/q=/)
  await phone.getByRole('main').getByRole('link', { name: title }).click()
  await expect(phone.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const match = phone.getByRole('region', { name: fr.openingBoard.match.title })
  const proof = match.getByRole('link', { name: new RegExp(work) }).last()
  await expect(proof).toBeVisible()
  await expectSound(phone)
  const address = phone.url()
  await proof.click()
  await expect(phone.getByRole('heading', { level: 1, name: work })).toBeVisible()
  await submitWork(person, mission, 'Your money is on its way.')
  await deliverVerdict(company, mission, 'validated')
  await phone.goto(address)
  await expect(match.getByText(fr.matching.showReasons)).toBeVisible()
  await expect(proof).toHaveCount(0)

  await phone.getByRole('link', { name: fr.openingBoard.page.apply, exact: true }).click()
  const apply = fr.openingApplications
  await expect(phone.getByText(apply.sources.proven)).toBeVisible()
  await phone.getByLabel(question).fill('I call the later driver.')
  await phone.getByRole('textbox', { name: apply.apply.letter }).fill(`Dear team, I am ${name}.`)
  await expectSound(phone)
  await phone.getByRole('button', { name: apply.apply.preview }).click()
  const preview = phone.getByRole('dialog')
  await expect(preview).toContainText('I call the later driver.')
  await expect(preview).not.toContainText(name)
  await preview.getByText(apply.preview.later).click()
  await expect(preview).toContainText(`Dear team, I am ${name}.`)
  await phone.keyboard.press('Escape')
  // What was typed survives a reload.
  await phone.reload()
  await expect(phone.getByLabel(question)).toHaveValue('I call the later driver.')
  await phone.getByRole('button', { name: apply.apply.send }).click()
  await expectToast(phone, apply.apply.sent)
  await expect(phone).toHaveURL(/\/opportunities\/applications\//)
  await expect(phone.getByText(apply.mine.dueText)).toBeVisible()
  const id = phone.url().split('/').at(-1)!

  await page.goto(`/dashboard/openings/${opening}/applications/${id}`)
  await expect(page.getByText(board.reading.blindText)).toBeVisible()
  await expect(page.getByText('I call the later driver.')).toBeVisible()
  await expect(page.getByText(board.sources.proven).first()).toBeVisible()
  expect(await page.content()).not.toContain(name)
  await expectSound(page)
  await page.getByRole('button', { name: board.stages.shortlist, exact: true }).click()
  await expect(page.getByRole('heading', { name: `${name} Abadie`, level: 1 })).toBeVisible()
  await expect(page.getByText(`Dear team, I am ${name}.`)).toBeVisible()

  // Times are proposed by keyboard.
  await pressOn(page.getByRole('button', { name: interviews.propose.title }))
  const dialog = page.getByRole('dialog')
  const start = new Date(Date.now() + 10 * 86_400_000)
  const time = dialog.getByLabel(interviews.propose.slot.replace('{{number}}', '1'))
  await expect(time).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(
    start.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' }).replaceAll(/\s/g, ' '),
  )
  await pressOn(dialog.getByLabel(interviews.places.video), 'ControlOrMeta+a')
  await page.keyboard.type(link)
  await expectSound(page)
  await page.keyboard.press('Enter')
  await expectToast(page, interviews.propose.sent)
  await expect(page.getByText(interviews.statuses.proposed, { exact: true }).first()).toBeVisible()

  const mine = phone.url()
  await phone.goto(mine)
  const section = phone.getByRole('region', { name: fr.interviews.title })
  await expect(section.getByText(link)).toBeVisible()
  await expectSound(phone)
  await expectFits(phone)
  await section.getByRole('listitem').getByRole('listitem').getByRole('button').click()
  await phone.getByRole('dialog').getByRole('button', { name: fr.interviews.book.action }).click()
  await expectToast(phone, fr.interviews.book.done)
  await expect(section.getByText(fr.interviews.statuses.booked, { exact: true })).toBeVisible()
  const theirs = await calendarFile(phone, fr.interviews.calendar)
  expect(theirs.replaceAll('\r\n ', '')).toContain(`LOCATION:${link}`)
  await phone.goto('/dashboard')
  await expect(phone.getByText(fr.candidate.home.interview.booked.split('{{')[0]!)).toBeVisible()

  // The notification arrives while the page is open.
  await expect(page.getByText(interviews.statuses.booked, { exact: true })).toBeVisible()
  const ours = await calendarFile(page, interviews.calendar)
  expect(ours.replaceAll('\r\n ', '')).toContain(`LOCATION:${link}`)
  await expectSound(page)

  await page.getByRole('button', { name: offers.team.send }).click()
  await expect(dialog.getByLabel(offers.form.job)).toHaveValue(title)
  await expect(dialog.getByLabel(offers.form.place)).toHaveValue('Lyon')
  await dialog
    .getByLabel(offers.form.start)
    .fill(new Date(Date.now() + 40 * 86_400_000).toLocaleDateString('en-US'))
  const amount = dialog.getByLabel(fill(offers.form.amount, { currency: 'EUR' }))
  await amount.fill('2000')
  await dialog.getByLabel(offers.form.terms).fill('A bike and five weeks of leave.')
  await expectSound(page)
  await dialog.getByRole('button', { name: offers.team.send }).click()
  await expect(dialog.getByText(offers.errors.offer_below_range)).toBeVisible()
  await amount.fill('2200')
  await dialog.getByRole('button', { name: offers.team.send }).click()
  await expectToast(page, offers.team.sent)
  await expect(page.getByText('A bike and five weeks of leave.')).toBeVisible()
  await expectSound(page)
  await page.goto(`/dashboard/openings/${opening}/applications`)
  await expect(page.getByText(board.offerUntil.replace('{{date}}', ''))).toBeVisible()

  await phone.goto(mine)
  await expect(phone.getByText(fill(fr.offers.mine.open, { company: company.name }))).toBeVisible()
  await expectSound(phone)
  await phone.getByRole('button', { name: fr.offers.mine.accept }).click()
  const answer = phone.getByRole('dialog')
  await expect(answer).toContainText(title)
  await answer.getByRole('button', { name: fr.offers.mine.accept }).click()
  await expectToast(phone, fr.offers.mine.accepted)
  await expect(phone.getByText(fr.openingApplications.mine.hired)).toBeVisible()
  const share = phone.getByRole('checkbox', { name: fill(fr.offers.mine.share, { schools: campus.name }) })
  await expect(share).not.toBeChecked()

  // The school counts the placement, and reads whose it is once the student shares it.
  const desk = await (await browser.newContext()).newPage()
  await signIn(desk, campus.email, { at: '/dashboard/openings/placements' })
  await expect(desk.getByText(school.placements.hidden, { exact: true }).first()).toBeVisible()
  await expect(desk.getByText(title)).toHaveCount(0)
  await share.click()
  await expectToast(phone, fr.offers.mine.shared)
  await expect(share).toBeChecked()
  await expectSound(phone)
  await desk.reload()
  const placed = desk.getByRole('table', { name: school.placements.shared }).getByRole('row')
  await expect(placed.filter({ hasText: title })).toContainText(company.name)
  await expect(placed.filter({ hasText: 'Camille Roux' })).toBeVisible()
  await expect(desk.getByText(school.placements.hidden, { exact: true })).toHaveCount(0)
  await expectSound(desk)

  await page.reload()
  await expect(page.getByText(board.errors.opening_filled)).toBeVisible()
  await page.goto(`/dashboard/openings/${opening}/applications/${id}`)
  await expect(page.getByText(offers.team.accepted)).toBeVisible()
  await expect(page.getByRole('heading', { name: offers.team.placement })).toBeVisible()
})
