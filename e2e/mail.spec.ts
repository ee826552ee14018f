import { expectAccessible, expectFits } from './support/axe.ts'
import { latestMail } from './support/mailbox.ts'
import { confirmedAccount, fillSignIn, randomEmail, signIn } from './support/people.ts'
import {
  approvedCompany,
  callerOf,
  deliverVerdict,
  publishedMission,
  resubmitWork,
  submitWork,
} from './support/reviewing.ts'
import { expect, test } from './support/test.ts'
import { en, fill } from './support/texts.ts'

test('a verdict arrives live and by email, the email links to it, and people can unsubscribe', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(90_000)
  const title = `Answer ${randomEmail().slice(1, 9)}`
  const company = await approvedCompany(request)
  const mission = await publishedMission(company, title)
  const candidate = await callerOf(request, await confirmedAccount(request))
  const enrollment = await submitWork(candidate, mission, 'Your money will be back soon.')
  await signIn(page, candidate.email)
  await expect(
    page.getByRole('button', {
      name: 'Notifications, 1 unread',
    }),
  ).toBeVisible()

  // Offline when it happens: reconnecting catches up, even on a page whose code couldn't load.
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Career Booster', exact: true }).click()
  await expect(page.getByRole('heading', { name: en.common.failure.offline })).toBeVisible()
  await deliverVerdict(company, mission, 'revise')
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { name: 'Career Booster' })).toBeVisible()
  await expect(
    page.getByRole('button', {
      name: 'Notifications, 2 unread',
    }),
  ).toBeVisible()

  const mail = await latestMail(request, candidate.email, /^Feedback on/)
  expect(mail.subject).toBe(`Feedback on ${title}`)
  const linkTo = (part: string) =>
    new RegExp(`href="([^"]*${part}[^"]*)"`).exec(mail.html)![1]!.replaceAll('&amp;', '&')
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(linkTo('/missions/work/'))
  await fillSignIn(visitor, candidate.email)
  await expect(visitor).toHaveURL(new RegExp(enrollment))
  await expect(visitor.getByRole('region', { name: en.catalog.mission.feedback })).toContainText(
    'Name the date',
  )

  // Opening the link in the footer changes nothing; clicking the button does, without signing in.
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(linkTo('/unsubscribe'))
  await expect(stranger.getByText('mails about feedback on your work')).toBeVisible()
  await expectAccessible(stranger)
  await page.goto('/dashboard/notifications')
  await page.getByRole('link', { name: en.notifications.page.preferences }).click()
  const feedback = page.getByRole('radiogroup', {
    name: fill(en.notifications.choice, { topic: 'Feedback on my work' }),
  })
  await expect(feedback.getByRole('radio', { name: en.notifications.choices.at_once })).toBeChecked()
  await stranger.getByRole('button', { name: en.notifications.unsubscribe.submit }).click()
  await expect(stranger.getByRole('heading', { name: en.notifications.unsubscribe.done })).toBeVisible()
  await page.reload()
  await expect(feedback.getByRole('radio', { name: en.notifications.choices.never })).toBeChecked()
  await expectAccessible(page)

  // Another verdict: immediately in the app, never by email.
  await resubmitWork(candidate, enrollment, 'Your money is back by 18 November.')
  await deliverVerdict(company, mission, 'validated')
  await expect(
    page.getByRole('button', {
      name: 'Notifications, 3 unread',
    }),
  ).toBeVisible()
  await request.post('/functions/v1/send-mails')
  const mails: { to: string; subject: string }[] = await (await request.get('/mailbox/messages')).json()
  const about = mails.filter(({ to, subject }) => to === candidate.email && subject.includes(title))
  expect(about.map(({ subject }) => subject)).toEqual([`Feedback on ${title}`])

  // A manual choice is kept.
  await feedback.getByText(en.notifications.choices.digest).click()
  await page.getByLabel(en.notifications.digest.hour).selectOption('18')
  await page.getByRole('combobox', { name: en.notifications.digest.zone }).fill('toronto')
  await page.getByRole('option', { name: 'America/Toronto' }).click()
  await expect(page.getByRole('status').filter({ hasText: en.notifications.saved })).toBeVisible()
  await page.reload()
  await expect(feedback.getByRole('radio', { name: en.notifications.choices.digest })).toBeChecked()
  await expect(page.getByLabel(en.notifications.digest.hour)).toHaveValue('18')
  await page.setViewportSize({ width: 360, height: 780 })
  await expectFits(page)

  await page.goto('/dashboard/notifications?show=unread')
  const list = page.getByRole('list', { name: en.shell.nav.notifications })
  await expect(list.getByRole('listitem')).toHaveCount(3)
  const marked = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await page.getByRole('button', { name: en.shell.notifications.markAll }).click()
  await marked
  await page.reload()
  await expect(page.getByRole('heading', { name: en.notifications.page.allRead })).toBeVisible()
  await page.getByRole('button', { name: en.notifications.page.showAll }).click()
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await expectFits(page)
})
