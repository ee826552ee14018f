import { expect, test } from '@playwright/test'
import { expectSound } from './support/axe.ts'
import { latestMail } from './support/mailbox.ts'
import { expectToast, randomEmail, signInAsDemo } from './support/people.ts'

test('a question finds its article, and a message its answer', async ({ browser, request }) => {
  test.setTimeout(120_000)
  const open = async (locale = 'en-GB') => (await browser.newContext({ locale })).newPage()
  const visitor = await open()
  await visitor.goto('/')
  await visitor.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click()
  await visitor.getByLabel('Search the help centre').fill('certifcate genuin')
  await expectSound(visitor)
  await visitor.getByRole('link', { name: 'Check whether a certificate is genuine' }).click()
  await expect(visitor.getByText('No account is needed.')).toBeVisible()
  await expectSound(visitor)
  for (const page of ['/privacy', '/accessibility']) {
    await visitor.goto(page)
    await expectSound(visitor)
  }

  // Bad input is said at the field; what was typed stays.
  const email = randomEmail()
  await visitor.goto('/contact')
  await visitor.getByLabel('Your name').fill('Vera Visitor')
  await visitor.getByLabel('Your message').fill('May my class use Essor?')
  await visitor.getByRole('button', { name: 'Send' }).click()
  await expect(visitor.getByText('Type an address such as')).toBeVisible()
  await expectSound(visitor)
  await visitor.getByLabel('Email for the answer').fill(email)
  await visitor.getByRole('button', { name: 'Send' }).click()
  await expect(visitor.getByText(`The answer goes to ${email}.`)).toBeVisible()

  const admin = await open()
  await signInAsDemo(admin, 'admin', '/dashboard/inbox')
  const message = admin.getByRole('article').filter({ hasText: 'May my class use Essor?' })
  await message.getByRole('button', { name: 'Answer' }).click()
  await admin.getByLabel('Your answer').fill('Yes, it may.')
  await admin.getByRole('button', { name: 'Send the answer' }).click()
  await expectToast(admin, 'The answer is on its way.')
  await expect(message).toHaveCount(0)
  await expectSound(admin)
  expect((await latestMail(request, email, /^An answer/)).text).toContain('Yes, it may.')

  const french = await open('fr-FR')
  await french.goto('/terms')
  await french.getByRole('contentinfo').getByRole('link', { name: 'Aide' }).click()
  await expect(french.getByRole('heading', { level: 1 })).toHaveText('Centre d’aide')
})
