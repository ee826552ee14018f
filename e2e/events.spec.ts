import { expect, test } from '@playwright/test'
import { expectAccessible, expectFits } from './support/axe.ts'
import { confirmedAccount, randomEmail, signIn } from './support/people.ts'
import { approvedPartner, callerOf } from './support/reviewing.ts'

const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('a school holds an event with one place; whoever waits moves up, and everybody hears of its end', async ({
  page,
  browser,
  request,
}) => {
  // Two people at once, each with a browser.
  test.slow()
  const title = `Open door ${randomEmail().slice(1, 9)}`
  await signIn(page, (await approvedPartner(request, 'academia')).email)
  await page.getByRole('link', { name: 'Plan an event' }).click()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('This is needed.').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('What awaits people').fill('Come and **see**. <script>alert(1)</script>')
  await page.getByLabel('Link to take part').fill('https://meet.example/door')
  await page.getByLabel('Begins').fill(`${dayAhead(5)}T18:00`)
  await page.getByLabel('Ends').fill(`${dayAhead(5)}T17:00`)
  await page.getByLabel('Places').fill('1')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('The end comes after the beginning.')).toBeVisible()
  await page.getByLabel('Ends').fill(`${dayAhead(5)}T19:30`)
  await page.getByRole('button', { name: 'Publish' }).click()
  const comers = page.getByRole('region', { name: 'Who comes' })
  await expect(comers.getByText('Nobody yet')).toBeVisible()
  const address = (await page.getByRole('link', { name: 'Public page' }).getAttribute('href'))!
  const event_id = address.split('/').at(-1)

  const first = await callerOf(request, await confirmedAccount(request))
  expect(await first.call('register_for_event', { event_id })).toBe('registered')

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const small = await phone.newPage()
  await signIn(small, await confirmedAccount(request))
  await small.goto(address)
  await expect(small.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await small.getByRole('link', { name: 'Register' }).click()
  await small.getByRole('button', { name: 'Join the waiting list' }).click()
  await expect(small.getByText('You are the first on the waiting list.', { exact: false })).toBeVisible()
  await expect(small.getByRole('link', { name: 'Take part here' })).toHaveCount(0)
  await expectFits(small)
  await expectAccessible(small)

  // The place moves while the page is open.
  await first.call('leave_event', { event_id })
  await expect(small.getByRole('link', { name: 'Take part here' })).toHaveAttribute(
    'href',
    'https://meet.example/door',
  )
  await small.goto(`/dashboard/networking/events?show=mine&q=${encodeURIComponent(title)}`)
  await expect(small.getByRole('link', { name: title })).toBeVisible()
  await expect(small.getByText('You take part')).toBeVisible()

  await page.reload()
  await expect(comers.getByText('Camille Roux')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancel the event' }).click()
  const asked = page.getByRole('dialog', { name: 'Cancel this event?' })
  await asked.getByLabel('Why').fill('The roof leaks.')
  await asked.getByRole('button', { name: 'Cancel the event' }).click()
  await expect(page.getByText('This event does not take place: The roof leaks.')).toBeVisible()
  await small.getByRole('link', { name: title }).click()
  await expect(small.getByText('This event does not take place: The roof leaks.')).toBeVisible()
  await page.getByRole('link', { name: 'All events' }).click()
  await page.getByText('Past and cancelled').click()
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await phone.close()
})
