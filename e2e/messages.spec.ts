import { expectAccessible, expectFits } from './support/axe.ts'
import { pressOn } from './support/keyboard.ts'
import { confirmedAccount, expectToast, signIn } from './support/people.ts'
import { callerOf } from './support/reviewing.ts'
import { type APIRequestContext, expect, type Page, test } from './support/test.ts'
import { en, fill, fr } from './support/texts.ts'

/** Two connected people and their conversation. */
async function connected(request: APIRequestContext) {
  const mark = Math.random().toString(36).slice(2, 8)
  const [ada, ben] = await Promise.all(
    [en.students.import.example.firstName, 'Benoît'].map(async (first_name) => {
      const email = await confirmedAccount(request, { first_name, last_name: mark })
      return { name: `${first_name} ${mark}`, ...(await callerOf(request, email)) }
    }),
  )
  await ben!.call('set_my_page', {
    wanted_visibility: 'public',
    wanted_handle: `ben-${mark}`,
    wanted_shown: ['last_name'],
  })
  await ada!.call('ask_to_connect', { person: ben!.id })
  await ben!.call('answer_request', { person: ada!.id, is_accepted: true })
  const chat = (await ada!.call('start_conversation', { person: ben!.id })) as string
  return { ada: ada!, ben: ben!, chat }
}

const at = '/dashboard/networking/messages'
const said = (page: Page, text: string) =>
  page.getByRole('log').getByRole('listitem').filter({ hasText: text })

test('two people message each other live, by keyboard, and one of them offline', async ({
  page,
  browser,
  request,
}) => {
  const { ada, ben } = await connected(request)
  await signIn(page, ada.email)
  await page.goto(`${at}/with/${ben.id}`)
  const field = page.getByRole('textbox', { name: fill(en.messages.composer.label, { name: ben.name }) })
  await expect(field).toBeFocused()
  await page.keyboard.type('Hello **Ben**')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('<script>alert(1)</script>')
  await page.keyboard.press('Enter')
  await expect(said(page, 'Hello Ben').locator('strong')).toHaveText('Ben')
  await expect(said(page, '<script>alert(1)</script>')).toContainText(en.messages.message.sent)
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('')

  const other = await (await browser.newContext()).newPage()
  await signIn(other, ben.email)
  await other.goto(at)
  const row = other.getByRole('link', { name: new RegExp(ada.name) })
  await expect(row).toContainText(fill(en.messages.list.unread_one, { count: 1 }))
  await expect(other.getByRole('navigation', { name: en.network.pages })).toContainText('1 conversation')
  await row.press('Enter')
  await expect(said(page, '<script>')).toContainText(en.messages.message.read)
  await expect(row).not.toContainText('unread')
  await expect(page.getByText(en.messages.thread.present)).toBeVisible()
  const answer = other.getByRole('textbox', { name: fill(en.messages.composer.label, { name: ada.name }) })
  await answer.pressSequentially('Good morning')
  await expect(page.getByText(en.messages.thread.typing)).toBeVisible()
  await answer.press('Enter')
  await expect(said(page, 'Good morning')).toHaveCount(1)
  await expectAccessible(page)

  await page.context().setOffline(true)
  await field.fill('Written on the train')
  await field.press('Enter')
  await expect(said(page, 'Written on the train')).toContainText('Saved on this device')
  await expect(said(other, 'Written on the train')).toHaveCount(0)
  await page.context().setOffline(false)
  await expect(said(other, 'Written on the train')).toHaveCount(1)
  await expect(said(page, 'Written on the train')).toContainText(/Sent|Read/)

  await page.getByRole('button', { name: /Options for your message “Written/ }).press('Enter')
  await pressOn(page.getByRole('menuitem', { name: 'Edit' }))
  const editor = page.getByRole('textbox', { name: en.messages.message.editing })
  await editor.fill('Written on the bus')
  await editor.press('Enter')
  await expect(said(other, 'Written on the bus')).toContainText('edited')
  await expect(said(other, 'Written on the')).toHaveCount(1)
})

test('on a phone, in French: a long conversation, a file, a search, and a block that is stated plainly', async ({
  page,
  request,
}) => {
  const { ada, ben, chat } = await connected(request)
  const write = (body: string) =>
    ben.call('send_message', { conversation_id: chat, message_id: crypto.randomUUID(), body })
  await write('Rendez-vous à la crêperie')
  await Promise.all(Array.from({ length: 53 }, (_, number) => write(`Message ${number}`)))
  await write('Le dernier')
  await page.addInitScript(() => localStorage.setItem('essor-language', 'fr'))
  await page.setViewportSize({ width: 390, height: 780 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page, ada.email)
  const opened: string[] = []
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().endsWith('/open_conversation')) opened.push(sent.url())
  })
  await page.goto(at)
  await expect(page.getByRole('link', { name: new RegExp(ben.name) })).toContainText(
    fill(fr.messages.list.unread_other, { count: 55 }),
  )
  await expectFits(page)
  await expectAccessible(page)
  await page.getByRole('link', { name: new RegExp(ben.name) }).click()
  await expect(said(page, 'Le dernier')).toBeInViewport()
  await expect(said(page, 'crêperie')).toHaveCount(0)
  await expect.poll(() => opened.length).toBe(1)
  await page.getByRole('log').evaluate((log) => log.scrollTo(0, 0))
  await expect(page.getByText(/commence ici/)).toHaveCount(1)
  await expectFits(page)

  await page.getByRole('link', { name: fr.messages.thread.back }).click()
  await page.getByRole('searchbox', { name: fr.messages.list.search }).fill('creper')
  await page.getByRole('link', { name: /crêperie/ }).click()
  await expect(said(page, 'Rendez-vous à la crêperie')).toBeInViewport()

  const files = page.locator('input[type=file]')
  await files.setInputFiles({
    name: 'facture.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('MZ\u0000'),
  })
  await expectToast(page, 'facture.pdf')
  await files.setInputFiles({
    name: 'plan.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  })
  await expect(page.getByRole('list', { name: fr.messages.composer.attached })).toContainText('plan.pdfPDF ·')
  await page.getByRole('button', { name: fr.messages.composer.send }).click()
  await expect(said(page, 'plan.pdf').first()).toContainText(fr.messages.message.sent)
  await expectAccessible(page)

  await ben.call('block_person', { person: ada.id })
  await expect(page.getByText(fill(fr.messages.obstacles.blocked, { name: ben.name }))).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
})
