import { randomUUID } from 'node:crypto'
import { expectSound } from './support/axe.ts'
import { confirmedAccount, demoPassword, expectToast, signIn, signInAsDemo } from './support/people.ts'
import { callerOf } from './support/reviewing.ts'
import { expect, test } from './support/test.ts'
import { en, fill } from './support/texts.ts'

const texts = en.openingExchange

test('openings are imported as drafts, shared as text, and closed after a report', async ({
  page,
  browser,
  request,
}) => {
  const mark = randomUUID().slice(0, 8)
  const title = `Parcel sorter ${mark}`
  const company = await callerOf(request, 'company@essor.test', demoPassword)

  await signInAsDemo(page, 'company', '/dashboard/openings?show=drafts')
  await page.getByRole('button', { name: texts.tools }).click()
  await page.getByRole('menuitem', { name: texts.import.open }).click()
  const dialog = page.getByRole('dialog', { name: texts.import.title })
  const [picked] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog.getByRole('button', { name: texts.import.choose }).click(),
  ])
  await picked.setFiles({
    name: 'openings.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'Title,Contract,Town,Minimum pay,Maximum pay,Pay period,Must-haves\n' +
        `Imported ${mark},Permanent,Lyon,2300,2500,per month,Spreadsheets\n,Permanent,,,,,\nOther ${mark},pirate,,,,,`,
    ),
  })
  await expect(dialog.getByText(texts.import.problems.noTitle)).toBeVisible()
  await expect(dialog.getByText(fill(texts.import.ignored, { columns: 'contract' }))).toBeVisible()
  await expectSound(page)
  await dialog.getByRole('button', { name: fill(texts.import.confirm_other, { count: '2' }) }).click()
  await expectToast(page, fill(texts.import.done_other, { count: '2' }))
  await expect(page.getByRole('heading', { name: `Imported ${mark}` })).toBeVisible()
  await expect(page.getByRole('heading', { name: `Other ${mark}` })).toBeVisible()

  const id = randomUUID()
  await company.call('save_opening', {
    opening_id: id,
    base_revision: 0,
    document: {
      title,
      language: 'en',
      audience: 'everyone',
      remote: 'remote',
      contracts: ['permanent'],
      skills: [{ slug: 'spreadsheets', must: true, weight: 2, level: null }],
      description: 'You sort parcels. Send 50 euros for the uniform before your first day.',
      pay: { min: 30000, max: 34000, currency: 'EUR', period: 'year' },
      team: [{ userId: company.id, isLead: true }],
    },
  })
  expect(await company.call('publish_opening', { opening_id: id })).toBe('open')

  await page.goto('/dashboard/openings')
  await page.getByRole('button', { name: texts.tools }).click()
  await page.getByRole('menuitem', { name: texts.share.open }).click()
  const share = page.getByRole('dialog', { name: texts.share.title })
  await share.getByLabel(texts.share.opening, { exact: true }).selectOption(title)
  const text = share.getByRole('textbox', { name: texts.share.text })
  await expect(text).toHaveValue(
    new RegExp(`^${title}\n[\\s\\S]*30,000[\\s\\S]*/openings/parcel-sorter-${mark}`),
  )
  await expect(share.getByRole('textbox', { name: texts.share.code })).toHaveValue(/<section lang="en">/)
  await expect(share.getByRole('textbox', { name: texts.share.json })).toHaveValue(
    /functions\/v1\/opening-feed\?organization=/,
  )
  await expectSound(page)

  const address = (await text.inputValue()).match(/\/openings\/\S+/)![0]
  const reader = await (await browser.newContext()).newPage()
  await signIn(reader, await confirmedAccount(request, { first_name: 'Rose', last_name: mark }), {
    at: address,
  })
  await reader.getByRole('button', { name: en.common.report.button }).click()
  const report = reader.getByRole('dialog', { name: en.reports.dialog.title.opening })
  await report.getByLabel(en.reports.reasons.asks_for_money).check()
  await report.getByRole('button', { name: en.reports.dialog.send }).click()
  await expectToast(reader, en.reports.dialog.sent)

  const admin = await (await browser.newContext()).newPage()
  await signInAsDemo(admin, 'admin', '/dashboard/moderation?show=open')
  await admin.getByRole('link', { name: new RegExp(title) }).click()
  await expect(admin.getByRole('region', { name: en.moderation.evidence })).toContainText('Send 50 euros')
  await admin.getByLabel(en.moderation.decide.closeOpening).check()
  await expectSound(admin)
  await admin.getByLabel(en.moderation.decide.note).fill('It asks for a fee.')
  await admin.getByRole('button', { name: en.moderation.decide.title, exact: true }).click()
  await expectToast(admin, en.moderation.decide.done)

  await reader.reload()
  await expect(reader.getByText(en.openingBoard.page.gone)).toBeVisible()
  await page.goto('/dashboard/decisions')
  await expect(
    page.getByRole('article').filter({ hasText: title }).getByText(en.reports.closedOpening),
  ).toBeVisible()
})
