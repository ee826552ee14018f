import { randomUUID } from 'node:crypto'
import { expectSound } from './support/axe.ts'
import { latestMail } from './support/mailbox.ts'
import { confirmedAccount, expectToast, signIn, signInAsDemo } from './support/people.ts'
import { callerOf } from './support/reviewing.ts'
import { type APIRequestContext, expect, type Page, test } from './support/test.ts'
import { before, en, fill, fr } from './support/texts.ts'

const unkind = 'You will never be good at this.'

/** Two connected people; the second has written something unkind. */
async function conversation(request: APIRequestContext) {
  const mark = randomUUID().slice(0, 8)
  const [ada, bruno] = await Promise.all(
    [en.students.import.example.firstName, 'Bruno'].map(async (first_name) => {
      const email = await confirmedAccount(request, { first_name, last_name: mark })
      return { name: `${first_name} ${mark}`, ...(await callerOf(request, email)) }
    }),
  )
  await bruno!.call('set_my_page', {
    wanted_visibility: 'public',
    wanted_handle: `bruno-${mark}`,
    wanted_shown: ['last_name'],
  })
  await ada!.call('ask_to_connect', { person: bruno!.id })
  await bruno!.call('answer_request', { person: ada!.id, is_accepted: true })
  const chat = await ada!.call<string>('start_conversation', { person: bruno!.id })
  await bruno!.call('send_message', { conversation_id: chat, message_id: randomUUID(), body: unkind })
  return { ada: ada!, bruno: bruno!, at: `/dashboard/networking/messages/${chat}` }
}

async function openCase(admin: Page, show: string, name: string): Promise<void> {
  await admin.goto(`/dashboard/moderation?show=${show}`)
  await admin.getByRole('link', { name: new RegExp(name) }).click()
}

test('a reported message is decided without alerting its author, appealed, and decided again', async ({
  page,
  browser,
  request,
}) => {
  const { ada, bruno, at } = await conversation(request)
  await signIn(page, ada.email, { at })
  await page.getByRole('button', { name: /Options.*You will never/ }).click()
  await page.getByRole('menuitem', { name: en.common.report.button }).click()
  const dialog = page.getByRole('dialog', { name: en.reports.dialog.title.message })
  await dialog.getByRole('button', { name: en.reports.dialog.send }).click()
  await expect(dialog.getByText(en.reports.dialog.chooseReason)).toBeVisible()
  await dialog.getByLabel(en.reports.reasons.harassment).check()
  await dialog.getByRole('button', { name: en.reports.dialog.send }).click()
  await expectToast(page, en.reports.dialog.sent)

  const other = await (await browser.newContext()).newPage()
  await signIn(other, bruno.email, { at })
  await expect(
    other.getByRole('textbox', { name: fill(en.messages.composer.label, { name: ada.name }) }),
  ).toBeVisible()
  await expect(other.getByText(unkind, { exact: true })).toBeVisible()

  const admin = await (await browser.newContext()).newPage()
  await signInAsDemo(admin, 'admin', '/dashboard/moderation')
  await openCase(admin, 'open', bruno.name)
  await expect(admin.getByRole('region', { name: en.moderation.evidence })).toContainText(unkind)
  await admin.getByRole('button', { name: en.moderation.take }).click()
  await expect(admin.getByText(en.moderation.takenByMe)).toBeVisible()
  await expectSound(admin)
  await admin.getByLabel(en.moderation.decide.options.remove_content).check()
  await admin.getByLabel(en.moderation.decide.words).fill('We removed your message: it was unkind.')
  await admin.getByLabel(en.moderation.decide.note).fill('An insult.')
  await admin.getByRole('button', { name: en.moderation.decide.title, exact: true }).click()
  await expectToast(admin, en.moderation.decide.done)

  // Live, without a reload: the message is gone.
  await expect(other.getByText(unkind)).toHaveCount(0)
  expect((await latestMail(request, bruno.email, /decision/)).text).toContain('it was unkind')
  await other.goto('/dashboard/decisions')
  await expect(other.getByText('We removed your message: it was unkind.')).toBeVisible()
  await other.getByRole('button', { name: en.reports.appeal.object }).click()
  await other.getByLabel(en.reports.appeal.label).fill('Nous plaisantions, elle le sait bien.')
  await other.getByRole('button', { name: en.reports.appeal.send }).click()
  await expect(other.getByText(before(en.reports.appeal.sent))).toBeVisible()
  await other.getByRole('button', { name: fr.events.languages.fr }).click()
  await expect(other.getByRole('heading', { name: fr.reports.mine.title })).toBeVisible()
  await expectSound(other)

  await openCase(admin, 'appealed', bruno.name)
  await admin.getByLabel(en.moderation.appeal.reversed).check()
  await admin.getByLabel(en.moderation.decide.note).fill('A joke between friends.')
  await admin.getByRole('button', { name: en.moderation.appeal.send }).click()
  await expectToast(admin, en.moderation.appeal.done)
  await expect(other.getByText(fr.reports.appeal.reversed)).toBeVisible()
  await expect(page.getByRole('log').getByText(unkind)).toBeVisible()
})

test('a person suspended by a decision appeals through the emailed link, and is let in again', async ({
  page,
  browser,
  request,
}) => {
  const { ada, bruno } = await conversation(request)
  await ada.call('report_content', { kind: 'person', id: bruno.id, reason: 'harassment' })
  await signInAsDemo(page, 'admin', '/dashboard/moderation')
  await openCase(page, 'open', bruno.name)
  await page.getByRole('button', { name: en.moderation.take }).click()
  await page.getByLabel(en.moderation.decide.options.suspend_account).check()
  await page.getByLabel(en.moderation.decide.words).fill('Your account is suspended: you insulted somebody.')
  await page.getByLabel(en.moderation.decide.note).fill('Again and again.')
  await page.getByRole('button', { name: en.moderation.decide.title, exact: true }).click()
  await expectToast(page, en.moderation.decide.done)

  const { text } = await latestMail(request, bruno.email, /suspended|decision/i)
  const link = /https?:\S+\/appeal\/\S+/.exec(text)?.[0]
  expect(link, text).toBeDefined()
  const other = await (await browser.newContext()).newPage()
  await other.goto(link!)
  await expect(other.getByText('you insulted somebody')).toBeVisible()
  await other.getByRole('button', { name: en.reports.appeal.object }).click()
  await other.getByLabel(en.reports.appeal.label).fill('No')
  await other.getByRole('button', { name: en.reports.appeal.send }).click()
  await expect(other.getByText(/characters/)).toBeVisible()
  await expectSound(other)
  await other.getByLabel(en.reports.appeal.label).fill('It was not me who wrote this.')
  await other.getByRole('button', { name: en.reports.appeal.send }).click()
  await expect(other.getByText(before(en.reports.appeal.sent))).toBeVisible()

  await openCase(page, 'appealed', bruno.name)
  await page.getByLabel(en.moderation.appeal.reversed).check()
  await page.getByLabel(en.moderation.decide.note).fill('Somebody else used his account.')
  await page.getByRole('button', { name: en.moderation.appeal.send }).click()
  await expectToast(page, en.moderation.appeal.done)
  await signIn(other, bruno.email)
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Welcome back')
})
