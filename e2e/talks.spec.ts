import { readFile } from 'node:fs/promises'
import { expectAccessible, expectFits } from './support/axe.ts'
import { confirmedAccount, randomEmail, signIn } from './support/people.ts'
import { approvedPartner } from './support/reviewing.ts'
import { expect, test } from './support/test.ts'
import { en, fill, fr } from './support/texts.ts'

const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('a maker offers talks; a candidate books one by keyboard on a phone, and cancels it', async ({
  page,
  browser,
  request,
}) => {
  // Two people, each with a browser.
  test.slow()
  const subject = `Life at sea ${randomEmail().slice(1, 9)}`
  const maker = await approvedPartner(request, 'on_maker')
  await signIn(page, maker.email)
  await page.getByRole('link', { name: en.settings.features.feature_mentoring }).first().click()
  await page.getByRole('link', { name: en.talks.host.talks }).click()
  await expect(page.getByText(en.talks.notInterview.title)).toBeVisible()
  await page.getByRole('button', { name: en.talks.host.begin }).click()
  await page.getByRole('button', { name: en.talks.form.submit }).click()
  await expect(page.getByText(en.talks.form.required)).toBeVisible()
  await page.getByLabel(en.talks.form.title).fill(subject)
  await page.getByLabel(en.talks.form.place).fill('https://meet.example/cabin')
  await page.getByRole('button', { name: en.talks.form.submit }).click()
  await page.getByRole('button', { name: en.talks.slots.add }).click()
  const adding = page.getByRole('dialog', { name: en.talks.slots.add })
  await adding.getByLabel(en.talks.slots.day).fill(dayAhead(4))
  await adding.getByLabel(en.talks.slots.until).fill('18:30')
  await expect(adding.getByText(fill(en.talks.slots.preview_other, { count: 3, minutes: 30 }))).toBeVisible()
  await adding.getByRole('button', { name: en.talks.slots.submit }).click()
  const times = page.getByRole('region', { name: en.talks.slots.title })
  await expect(times.getByRole('button', { name: /^Remove \w+,/ })).toHaveCount(3)
  await expectAccessible(page)

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, timezoneId: 'Asia/Tokyo' })
  const small = await phone.newPage()
  await signIn(small, await confirmedAccount(request))
  await small.goto(`/dashboard/networking/talks?q=${encodeURIComponent(subject)}`)
  await expect(small.getByText(en.talks.notInterview.text, { exact: false })).toBeVisible()
  await small.getByRole('link', { name: subject }).focus()
  await small.keyboard.press('Enter')
  await expect(small.getByText(fill(en.talks.zone, { zone: 'Asia/Tokyo' }))).toBeVisible()
  await small
    .getByRole('button', { name: /^Book / })
    .first()
    .focus()
  await small.keyboard.press('Enter')
  const booking = small.getByRole('dialog', {
    name: fill(en.talks.booking.title, { name: 'Dominique Ferrand' }),
  })
  const about = booking.getByLabel(en.talks.booking.about)
  await expect(about).toBeFocused()
  await expect(booking.getByText('Dominique Ferrand’s time:')).toBeVisible()
  await small.keyboard.type('Short')
  await booking.getByRole('button', { name: en.talks.booking.submit }).press('Enter')
  await expect(booking.getByText(en.talks.booking.tooShort)).toBeVisible()
  await about.fill('<b>How</b> did you begin? 🎣')
  await booking.getByRole('button', { name: en.talks.booking.submit }).press('Enter')

  const mine = small.getByRole('region', { name: en.talks.mine.title })
  await expect(mine.getByRole('link', { name: 'https://meet.example/cabin' })).toBeVisible()
  await expectFits(small)
  await expectAccessible(small)
  const [download] = await Promise.all([
    small.waitForEvent('download'),
    mine.getByRole('button', { name: fill(en.talks.mine.calendarOf, { name: 'Dominique Ferrand' }) }).click(),
  ])
  const file = (await readFile((await download.path())!, 'utf8')).replaceAll('\r\n ', '')
  expect(file).toMatch(new RegExp(`DTSTART:${dayAhead(4).replaceAll('-', '')}T\\d{6}Z`))
  expect(file).toContain('LOCATION:https://meet.example/cabin')

  // The maker sees it while the page is open.
  const booked = page.getByRole('region', { name: en.talks.mine.hosted })
  await expect(booked.getByText('<b>How</b> did you begin? 🎣')).toBeVisible()
  await expect(times.getByText(en.talks.slots.taken, { exact: false }).first()).toBeVisible()

  await small
    .getByRole('button', { name: fr.events.languages.fr })
    .or(small.getByRole('button', { name: 'FR' }))
    .first()
    .click()
  await expect(small.getByText(fr.talks.notInterview.title)).toBeVisible()
  await small
    .getByRole('button', { name: fill(fr.talks.mine.cancelOf, { name: 'Dominique Ferrand' }) })
    .click()
  await small.getByRole('dialog').getByRole('button', { name: fr.talks.cancelling.submit }).click()
  await expect(small.getByText(fill(fr.talks.mine.earlier_one, { count: 1 }))).toBeVisible()
  await expect(times.getByRole('button', { name: /^Remove \w+,/ })).toHaveCount(3)
  await phone.close()
})
