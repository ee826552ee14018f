import { expect, test } from '@playwright/test'
import { expectAccessible, expectFits } from './support/axe.ts'
import { confirmedAccount, demoPassword, randomEmail, signIn, signInAsDemo } from './support/people.ts'
import { approvedPartner, callerOf } from './support/reviewing.ts'

const inAnHour = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 16)

test('whoever comes shows a code, which is scanned, typed or ticked, and taken back; afterwards they say how it was', async ({
  page,
  browser,
  request,
}) => {
  // Two people at once, each with a browser.
  test.slow()
  const school = await approvedPartner(request, 'academia')
  const title = `Open door ${randomEmail().slice(1, 9)}`
  const event_id = await school.call<string>('save_event', {
    event_id: null,
    organization: school.organizationId,
    document: {
      title,
      kind: 'workshop',
      language: 'en',
      is_online: false,
      place: 'Hall 2',
      starts_at: inAnHour(1),
      ends_at: inAnHour(2),
      time_zone: 'UTC',
    },
  })
  await school.call('publish_event', { event_id })
  const comer = await callerOf(request, await confirmedAccount(request))
  await comer.call('register_for_event', { event_id })

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const small = await phone.newPage()
  await signIn(small, comer.email, { at: `/dashboard/networking/events/${event_id}` })
  await expect(small.getByRole('img', { name: 'Your code for the entrance' })).toBeVisible()
  const code = (await small.getByText(/^[0-9A-F]{4} [0-9A-F]{4}$/).textContent())!
  await expectFits(small)
  await expectAccessible(small)

  // A camera that reads what the phone shows, where this browser has none.
  await page.addInitScript(
    (text) => {
      const stream = () => document.createElement('canvas').captureStream()
      navigator.mediaDevices.getUserMedia = async () => stream()
      Object.assign(window, {
        BarcodeDetector: class {
          detect = async () => [{ rawValue: text }]
        },
      })
    },
    `ESSOR:${code.replace(' ', '')}`,
  )
  await signIn(page, school.email, { at: `/dashboard/events/${event_id}` })
  const door = page.getByRole('region', { name: 'At the entrance' })
  await door.getByLabel('Code').fill('00000000')
  await door.getByLabel('Code').press('Enter')
  await expect(door.getByText('Nobody who is registered for this event has this code.')).toBeVisible()
  await door.getByRole('button', { name: 'Scan with the camera' }).click()
  await expect(door.getByText('Camille Roux is there.')).toBeVisible()
  await door.getByRole('button', { name: 'Stop the camera' }).click()
  await expect(small.getByText(/^You were there, noted/)).toBeVisible()
  await door.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(door.getByText('Camille Roux is no longer noted.')).toBeVisible()
  await expect(small.getByRole('img', { name: 'Your code for the entrance' })).toBeVisible()
  await door.getByLabel('Code').fill(code.toLowerCase())
  await door.getByLabel('Code').press('Enter')
  await expect(door.getByText('Camille Roux is there.')).toBeVisible()
  const list = page.getByRole('region', { name: 'Who comes' })
  const tick = list.getByRole('checkbox', { name: 'Camille Roux was there' })
  await expect(tick).toBeChecked()
  await tick.press('Space')
  await expect(list.getByText('0 of 1 were there')).toBeVisible()
  await tick.press('Space')
  await expect(list.getByText('1 of 1 were there')).toBeVisible()
  const download = page.waitForEvent('download')
  await list.getByRole('button', { name: 'Download as CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^Registrations – .+\.csv$/)
  await expect(small.getByText(/^You were there, noted/)).toBeVisible()

  // Afterwards, who was there says once how it was, in French, and the school reads averages.
  const past = 'e7000000-0000-4000-8000-000000000004'
  const at = `/dashboard/networking/events/${past}`
  await signIn(small, 'chloe.sanchez@etu-lumiere.example', { secret: demoPassword, at })
  await small.getByRole('button', { name: 'Français' }).click()
  await expect(small.getByRole('button', { name: 'Envoyer' })).toBeDisabled()
  await small.getByRole('radio', { name: '4 sur 5' }).check()
  await small.getByLabel('En un mot').fill('Utile dès le lendemain.')
  await expectAccessible(small)
  await small.getByRole('button', { name: 'Envoyer' }).click()
  await expect(small.getByText('Merci. Vous avez donné 4 sur 5.')).toBeVisible()
  await signInAsDemo(page, 'academia', `/dashboard/events/${past}`)
  const evaluation = page.getByRole('region', { name: 'How it was' })
  await expect(evaluation.getByText('Utile dès le lendemain.')).toBeVisible()
  await expect(evaluation.getByText(/^[1-5](\.\d)? of 5 /)).toBeVisible()
  await expectAccessible(page)
  await phone.close()
})
