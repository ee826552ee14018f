import { expect, test } from '@playwright/test'
import { expectSound } from './support/axe.ts'
import { latestMail } from './support/mailbox.ts'
import { confirmedAccount, expectToast, randomEmail, signIn, signInAsDemo } from './support/people.ts'

test('a question finds its article, a message its answer, and new terms are asked about', async ({
  browser,
  request,
}) => {
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

  const person = await open()
  await signIn(person, await confirmedAccount(request))
  await expect(person.getByRole('heading', { level: 1 })).toContainText('Welcome back')
  await admin.goto('/dashboard/legal')
  await admin.getByRole('button', { name: 'Write a new version' }).click()
  await admin.getByLabel('What is new, in English').fill('Feedback comes within ten days.')
  await admin.getByLabel('What is new, in French').fill('Le retour vient sous dix jours.')
  // Everybody beside this story goes on undisturbed; below, one person is asked all the same.
  await admin.getByRole('switch', { name: 'Ask everybody to agree again' }).uncheck()
  await admin.getByRole('button', { name: 'Save the draft' }).click()
  await expectToast(admin, 'The draft is saved.')
  await expectSound(admin)
  await admin.getByRole('button', { name: 'Publish', exact: true }).click()
  await admin.getByRole('button', { name: 'Publish now' }).click()
  await expectToast(admin, 'Version 2 is published.')

  const changes = [{ version: 2, en: 'Feedback comes within ten days.', fr: '' }]
  await person.route('**/rest/v1/profiles?select=*', async (route) => {
    const answer = await route.fetch()
    const texts_due = [{ kind: 'terms', version: 2, changes }]
    await route.fulfill({ response: answer, json: { ...(await answer.json()), texts_due } })
  })
  await person.goto('/dashboard/profile')
  await expect(person.getByText('Feedback comes within ten days.')).toBeVisible()
  await expectSound(person)
  // Who does not agree can still leave.
  await person.getByRole('link', { name: 'Open the account settings' }).click()
  await expect(person.getByRole('button', { name: 'Delete my account' })).toBeVisible()
  await person.goto('/dashboard')
  await expect(person.getByRole('button', { name: 'I agree' })).toBeVisible()
  await person.unroute('**/rest/v1/profiles?select=*')
  await person.getByRole('button', { name: 'I agree' }).click()
  await expectToast(person, 'Your answer is noted.')
  await expect(person.getByRole('heading', { level: 1 })).toContainText('Welcome back')

  const french = await open('fr-FR')
  await french.goto('/terms')
  await expect(french.getByText('Le retour vient sous dix jours.')).toBeVisible()
  await french.getByRole('contentinfo').getByRole('link', { name: 'Aide' }).click()
  await expect(french.getByRole('heading', { level: 1 })).toHaveText('Centre d’aide')
})
