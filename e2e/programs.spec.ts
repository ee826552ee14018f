import { readFile } from 'node:fs/promises'
import { expectAccessible, expectFits, expectSound } from './support/axe.ts'
import { expectToast, signIn, signInAsDemo } from './support/people.ts'
import { approvedCompany, approvedPartner, publishedMission, submitWork } from './support/reviewing.ts'
import { linkedStudent } from './support/students.ts'
import { expect, type Page, test } from './support/test.ts'
import { before, en, fill, fr } from './support/texts.ts'

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const tile = (page: Page, label: string) => page.getByRole('region', { name: label, exact: true })

test('a school assigns a program, a student works and gets an extension; the report equals the screen', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(120_000)
  const [company, school] = [await approvedCompany(request), await approvedPartner(request, 'academia')]
  const [first, second] = [`Alpha ${company.name}`, `Beta ${company.name}`]
  const done = await publishedMission(company, first)
  await publishedMission(company, second)
  await company.call('allow_co_review', { mission_id: done, is_allowed: true })
  const cohort = await school.call<string>('save_cohort', { cohort_id: null, fields: { name: 'Pilots' } })
  const student = await linkedStudent(request, school, ['progress', 'work', 'skills'], cohort)
  await linkedStudent(request, school, [], cohort)

  // The program is written by keyboard alone.
  await signIn(page, school.email, { at: '/dashboard/programs' })
  await expectSound(page)
  await page.getByRole('link', { name: en.programs.new }).first().click()
  await page.getByLabel(en.programs.editor.name).focus()
  await page.keyboard.insertText(en.weeklyGoals.first.title)
  await page.getByRole('combobox', { name: en.programs.table.cohorts }).focus()
  await page.keyboard.insertText('Pil')
  await expect(page.getByRole('option', { name: 'Pilots' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const finder = page.getByRole('searchbox', { name: en.programs.editor.find })
  for (const title of [first, second]) {
    await finder.focus()
    await page.keyboard.insertText(title)
    await expect(page.getByRole('option', { name: title })).toBeVisible()
    await expect(page.getByRole('option')).toHaveCount(1)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  }
  await page.getByLabel(fill(en.programs.editor.dueOf, { title: first })).fill(day(3))
  await page.getByLabel(fill(en.programs.editor.dueOf, { title: second })).fill(day(-2))
  await expectSound(page)
  const assign = page.getByRole('button', { name: en.programs.editor.assign })
  await assign.press('Enter')
  await expect(page.getByText(en.programs.editor.duePast)).toBeVisible()
  await page.getByLabel(fill(en.programs.editor.dueOf, { title: second })).fill(day(1))
  await assign.press('Enter')
  await expectToast(page, en.programs.editor.assigned)
  await expect(page.getByRole('heading', { level: 1, name: en.weeklyGoals.first.title })).toBeVisible()
  await expect(page.getByText(/^1 of 2 students doesn’t share/)).toBeVisible()

  const learner = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  // P1-9 The student's home starts with what the school assigned.
  await signIn(learner, student.email, { at: '/dashboard' })
  await expect(learner.getByRole('region', { name: en.candidate.home.school.title })).toContainText(second)
  await expect(learner.getByRole('navigation').getByRole('link', { name: /My programs\s*2/ })).toBeVisible()
  await learner.goto('/dashboard/missions')
  await expect(
    learner.getByText(
      fill(en.programs.mine.notice_other, { school: school.name, count: 2, programs: '“First steps”' }),
    ),
  ).toBeVisible()
  await learner.getByRole('link', { name: en.programs.mine.open }).click()
  await expect(learner.getByText(second).first()).toBeVisible()
  await expectSound(learner)
  await submitWork(student, done, 'You get your money back on Friday.')

  await page.reload()
  await expect(tile(page, en.programs.page.handedIn)).toContainText('1')
  await expect(tile(page, en.programs.page.late)).toContainText('0')
  await expectAccessible(page)
  // From cell to cell with the arrow keys, and into one.
  await page.getByRole('button', { name: `${first}: ${en.programs.matrix.states.submitted}` }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(
    page.getByRole('button', { name: `${second}: ${en.programs.matrix.states.to_begin}` }),
  ).toBeFocused()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: en.programs.report.csv }).click(),
  ])
  const csv = await readFile(await download.path(), 'utf8')
  expect(csv).toContain(
    fill(en.programs.report.totalOf, { column: `${en.programs.report.columns.handedIn},,,1,0,,1,` }),
  )
  expect(csv).toContain(
    fill(en.programs.report.totalOf, { column: `${en.programs.report.columns.late},,,0,0,,,0` }),
  )
  expect(csv).toContain('(not named),1,')

  await page.getByRole('button', { name: `${second}: ${en.programs.matrix.states.to_begin}` }).press('Enter')
  await expect(page.getByRole('dialog')).toContainText(en.programs.matrix.states.to_begin)
  await expectAccessible(page)
  await page.getByRole('button', { name: en.programs.cell.extend }).click()
  await page.getByLabel(en.programs.cell.newDate).fill(day(5))
  await page.getByLabel(en.programs.cell.reason).fill('Ill for a week')
  await page.getByRole('button', { name: en.programs.cell.extend }).click()
  await expect(page.getByRole('dialog')).toContainText(before(en.programs.cell.extension))
  await page.keyboard.press('Escape')
  await expect(tile(page, en.programs.page.late)).toContainText('0')
  await learner.reload()
  await expect(learner.getByText(fill(en.programs.mine.extended, { reason: 'Ill for a week' }))).toBeVisible()

  // A comment from the school on the work, next to the company's.
  await page.getByRole('button', { name: `${first}: ${en.programs.matrix.states.submitted}` }).click()
  await page.getByRole('link', { name: en.programs.cell.open }).click()
  await page.getByLabel(en.programs.work.label).fill('Well argued: now name the date.')
  await page.getByRole('button', { name: en.programs.work.send }).click()
  await expectToast(page, en.programs.work.sent)
  await expectSound(page)
  await learner.getByRole('link', { name: en.programs.mine.see }).click()
  await expect(learner.getByRole('region', { name: en.programs.fromSchool.title })).toContainText(
    'now name the date',
  )
  await expectAccessible(learner)

  // A skill, attested from the student's row, then withdrawn.
  await page.goBack()
  await page.getByRole('button', { name: fill(en.programs.matrix.attest, { name: 'Camille Roux' }) }).click()
  await page.getByRole('combobox', { name: en.programs.attested.skill }).fill('SQL')
  await page.getByRole('option', { name: 'SQL', exact: true }).click()
  await page.getByRole('button', { name: en.skillAttestations.attestNow, exact: true }).click()
  await expectToast(page, en.skillAttestations.attested)
  await page.goto('/dashboard/programs/attestations')
  await expectSound(page)
  await page
    .getByRole('button', {
      name: fill(en.programs.attested.withdrawOf, { skill: 'SQL', name: 'Camille Roux' }),
    })
    .click()
  await expect(page.getByText(en.programs.attested.empty)).toBeVisible()
})

test.describe('on a phone, in French', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'fr-FR' })

  test("the matrix is a list, and the school's analytics have their tables", async ({ page }) => {
    await signInAsDemo(page, 'academia', '/dashboard/programs')
    await page.getByRole('link', { name: 'First steps at work' }).click()
    const students = page.getByRole('list', { name: fr.programs.page.students })
    await students.getByText('Inès Carpentier').click()
    await page
      .getByRole('button', { name: /^Inès Carpentier, / })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toContainText(fr.programs.editor.due)
    await page.keyboard.press('Escape')
    await expectFits(page)
    await expectAccessible(page)
    await page.getByRole('combobox', { name: fr.programs.matrix.show }).selectOption('Tout est validé')
    await expect(page).toHaveURL(/show=done/)

    await page.goto('/dashboard/analytics?weeks=0')
    const progress = page.getByRole('figure', { name: fr.schoolAnalytics.progress.month })
    await progress.getByRole('button', { name: /tableau/i }).click()
    await expect(progress.getByRole('table')).toContainText(fr.schoolAnalytics.counts.validated)
    await page.getByRole('combobox', { name: fr.programs.matrix.cohort }).selectOption({ index: 1 })
    await expect(page).toHaveURL(/cohort=/)
    await expectFits(page)
    await expectAccessible(page)
  })
})
