import { expectAccessible, expectFits } from './support/axe.ts'
import { confirmedAccount, randomEmail, signIn } from './support/people.ts'
import { approvedPartner, callerOf } from './support/reviewing.ts'
import { expect, test } from './support/test.ts'
import { en, fill } from './support/texts.ts'

const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('a school holds an event with one place; the waiting list moves up, and everyone is notified of its cancellation', async ({
  page,
  browser,
  request,
}) => {
  // Two people, each with a browser.
  test.slow()
  const title = `Open door ${randomEmail().slice(1, 9)}`
  await signIn(page, (await approvedPartner(request, 'academia')).email)
  await page.getByRole('link', { name: en.academia.home.planEvent }).click()
  await page.getByRole('button', { name: en.events.editor.publish }).click()
  await expect(page.getByText(en.events.editor.invalid.required).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel(en.events.editor.name).fill(title)
  await page.getByLabel(en.events.editor.description).fill('Come and **see**. <script>alert(1)</script>')
  await page.getByLabel(en.events.editor.joinUrl).fill('https://meet.example/door')
  await page.getByLabel(en.events.editor.starts).fill(`${dayAhead(5)}T18:00`)
  await page.getByLabel(en.events.editor.ends).fill(`${dayAhead(5)}T17:00`)
  await page.getByLabel(en.events.page.places).fill('1')
  await page.getByRole('button', { name: en.events.editor.publish }).click()
  await expect(page.getByText(en.events.editor.invalid.order)).toBeVisible()
  await page.getByLabel(en.events.editor.ends).fill(`${dayAhead(5)}T19:30`)
  await page.getByRole('button', { name: en.events.editor.publish }).click()
  const comers = page.getByRole('region', { name: en.events.attendees.title })
  await expect(comers.getByText(en.events.places.taken_zero)).toBeVisible()
  const address = (await page.getByRole('link', { name: en.events.page.share }).getAttribute('href'))!
  const event_id = address.split('/').at(-1)

  const first = await callerOf(request, await confirmedAccount(request))
  expect(await first.call('register_for_event', { event_id })).toBe('registered')

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const small = await phone.newPage()
  await signIn(small, await confirmedAccount(request))
  await small.goto(address)
  await expect(small.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await small.getByRole('link', { name: en.events.page.register }).click()
  await small.getByRole('button', { name: en.events.page.wait }).click()
  await expect(small.getByText(en.events.page.ahead_zero, { exact: false })).toBeVisible()
  await expect(small.getByRole('link', { name: en.events.page.join })).toHaveCount(0)
  await expectFits(small)
  await expectAccessible(small)

  // The place is reassigned while the page is open.
  await first.call('leave_event', { event_id })
  await expect(small.getByRole('link', { name: en.events.page.join })).toHaveAttribute(
    'href',
    'https://meet.example/door',
  )
  await small.goto(`/dashboard/networking/events?show=mine&q=${encodeURIComponent(title)}`)
  await expect(small.getByRole('link', { name: title })).toBeVisible()
  await expect(small.getByText(en.events.mine.registered)).toBeVisible()

  await page.reload()
  await expect(comers.getByText('Camille Roux')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: en.events.editor.cancel }).click()
  const asked = page.getByRole('dialog', { name: en.events.editor.cancelTitle })
  await asked.getByLabel(en.events.editor.reason).fill('The roof leaks.')
  await asked.getByRole('button', { name: en.events.editor.cancel }).click()
  await expect(page.getByText(fill(en.events.page.cancelled, { reason: 'The roof leaks.' }))).toBeVisible()
  await small.getByRole('link', { name: title }).click()
  await expect(small.getByText(fill(en.events.page.cancelled, { reason: 'The roof leaks.' }))).toBeVisible()
  await page.getByRole('link', { name: en.events.page.back }).click()
  await page.getByText(en.events.organizer.shows.past).click()
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await phone.close()
})
