import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { expectAccessible, expectFits } from './support/axe.ts'
import { confirmedAccount, randomEmail, signIn } from './support/people.ts'
import { approvedPartner } from './support/reviewing.ts'

const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('a maker offers talks; a candidate books one by keyboard on a phone, and gives it back', async ({
  page,
  browser,
  request,
}) => {
  // Two people at once, each with a browser.
  test.slow()
  const subject = `Life at sea ${randomEmail().slice(1, 9)}`
  const maker = await approvedPartner(request, 'on_maker')
  await signIn(page, maker.email)
  await page.getByRole('link', { name: 'Mentoring' }).first().click()
  await page.getByRole('link', { name: 'Talks' }).click()
  await expect(page.getByText('A talk, not an interview')).toBeVisible()
  await page.getByRole('button', { name: 'Offer talks' }).click()
  await page.getByRole('button', { name: 'Save my offer' }).click()
  await expect(page.getByText('This is needed.')).toBeVisible()
  await page.getByLabel('What can somebody talk with you about?').fill(subject)
  await page.getByLabel('Link, number or address').fill('https://meet.example/cabin')
  await page.getByRole('button', { name: 'Save my offer' }).click()
  await page.getByRole('button', { name: 'Add times' }).click()
  const adding = page.getByRole('dialog', { name: 'Add times' })
  await adding.getByLabel('Day').fill(dayAhead(4))
  await adding.getByLabel('Until').fill('18:30')
  await expect(adding.getByText('3 times of 30 minutes a day.')).toBeVisible()
  await adding.getByRole('button', { name: 'Add these times' }).click()
  const times = page.getByRole('region', { name: 'My times' })
  await expect(times.getByRole('button', { name: /^Take away \w+,/ })).toHaveCount(3)
  await expectAccessible(page)

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, timezoneId: 'Asia/Tokyo' })
  const small = await phone.newPage()
  await signIn(small, await confirmedAccount(request))
  await small.goto(`/dashboard/networking/talks?q=${encodeURIComponent(subject)}`)
  await expect(small.getByText('Nobody is assessed', { exact: false })).toBeVisible()
  await small.getByRole('link', { name: subject }).focus()
  await small.keyboard.press('Enter')
  await expect(small.getByText('Times are shown in the time of this device: Asia/Tokyo.')).toBeVisible()
  await small
    .getByRole('button', { name: /^Book / })
    .first()
    .focus()
  await small.keyboard.press('Enter')
  const booking = small.getByRole('dialog', { name: 'Book a talk with Dominique Ferrand' })
  const about = booking.getByLabel('What would you like to speak about?')
  await expect(about).toBeFocused()
  await expect(booking.getByText('For Dominique Ferrand it is')).toBeVisible()
  await small.keyboard.type('Short')
  await booking.getByRole('button', { name: 'Book this time' }).press('Enter')
  await expect(booking.getByText('Say in 10 to 1,000 characters', { exact: false })).toBeVisible()
  await about.fill('<b>How</b> did you begin? 🎣')
  await booking.getByRole('button', { name: 'Book this time' }).press('Enter')

  const mine = small.getByRole('region', { name: 'My talks' })
  await expect(mine.getByRole('link', { name: 'https://meet.example/cabin' })).toBeVisible()
  await expectFits(small)
  await expectAccessible(small)
  const [download] = await Promise.all([
    small.waitForEvent('download'),
    mine.getByRole('button', { name: 'Add to my calendar: Dominique Ferrand' }).click(),
  ])
  const file = (await readFile((await download.path())!, 'utf8')).replaceAll('\r\n ', '')
  expect(file).toMatch(new RegExp(`DTSTART:${dayAhead(4).replaceAll('-', '')}T\\d{6}Z`))
  expect(file).toContain('LOCATION:https://meet.example/cabin')

  // The maker is told while the page is open.
  const booked = page.getByRole('region', { name: 'Booked with me' })
  await expect(booked.getByText('<b>How</b> did you begin? 🎣')).toBeVisible()
  await expect(times.getByText('booked', { exact: false }).first()).toBeVisible()

  await small
    .getByRole('button', { name: 'Français' })
    .or(small.getByRole('button', { name: 'FR' }))
    .first()
    .click()
  await expect(small.getByText('Un échange, pas un entretien d’embauche')).toBeVisible()
  await small.getByRole('button', { name: 'Annuler l’échange avec Dominique Ferrand' }).click()
  await small.getByRole('dialog').getByRole('button', { name: 'Annuler l’échange' }).click()
  await expect(small.getByText('1 échange passé ou annulé')).toBeVisible()
  await expect(times.getByRole('button', { name: /^Take away \w+,/ })).toHaveCount(3)
  await phone.close()
})
