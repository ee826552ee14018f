import { expectSound } from './support/axe.ts'
import { latestMail } from './support/mailbox.ts'
import { expectToast, randomEmail, signInAsDemo } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { en, fill, fr } from './support/texts.ts'

test('a question finds its article, and a message its answer', async ({ browser, request }) => {
  test.setTimeout(120_000)
  const open = async (locale = 'en-GB') => (await browser.newContext({ locale })).newPage()
  const visitor = await open()
  await visitor.goto('/')
  await visitor.getByRole('contentinfo').getByRole('link', { name: en.common.footer.help }).click()
  await visitor.getByLabel(en.help.centre.search).fill('certifcate genuin')
  await expectSound(visitor)
  await visitor.getByRole('link', { name: 'Check whether a certificate is genuine' }).click()
  await expect(visitor.getByText('You don’t need an account.', { exact: false })).toBeVisible()
  await expectSound(visitor)
  for (const page of ['/privacy', '/accessibility']) {
    await visitor.goto(page)
    await expectSound(visitor)
  }

  // Invalid input is reported at the field; what was typed stays.
  const email = randomEmail()
  await visitor.goto('/contact')
  await visitor.getByLabel(en.help.contact.name).fill('Vera Visitor')
  await visitor.getByLabel(en.help.contact.message).fill('May my class use Essor?')
  await visitor.getByRole('button', { name: en.help.contact.send }).click()
  await expect(visitor.getByText(en.help.required.email)).toBeVisible()
  await expectSound(visitor)
  await visitor.getByLabel(en.help.contact.email).fill(email)
  await visitor.getByRole('button', { name: en.help.contact.send }).click()
  await expect(visitor.getByText(fill(en.help.contact.sentText, { email }))).toBeVisible()

  const admin = await open()
  await signInAsDemo(admin, 'admin', '/dashboard/inbox')
  const message = admin.getByRole('article').filter({ hasText: 'May my class use Essor?' })
  await message.getByRole('button', { name: en.inbox.answer }).click()
  await admin.getByLabel(en.inbox.answerLabel).fill('Yes, it may.')
  await admin.getByRole('button', { name: en.inbox.send }).click()
  await expectToast(admin, en.inbox.sent)
  await expect(message).toHaveCount(0)
  await expectSound(admin)
  expect((await latestMail(request, email, /^Reply to/)).text).toContain('Yes, it may.')

  const french = await open('fr-FR')
  await french.goto('/terms')
  await french.getByRole('contentinfo').getByRole('link', { name: fr.common.footer.help }).click()
  await expect(french.getByRole('heading', { level: 1 })).toHaveText(fr.help.centre.title)
})
