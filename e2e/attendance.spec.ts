import { expectAccessible, expectFits } from './support/axe.ts'
import { confirmedAccount, demoPassword, randomEmail, signIn, signInAsDemo } from './support/people.ts'
import { approvedPartner, callerOf } from './support/reviewing.ts'
import { expect, test } from './support/test.ts'
import { before, en, fill, fr } from './support/texts.ts'

const inAnHour = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 16)

test('attendees check in with a code that is scanned, typed or checked off, undo it, and rate the event afterwards', async ({
  page,
  browser,
  request,
}) => {
  // Two people, each with a browser.
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
  await expect(small.getByRole('img', { name: en.events.page.ticket })).toBeVisible()
  const code = (await small.getByText(/^[0-9A-F]{4} [0-9A-F]{4}$/).textContent())!
  await expectFits(small)
  await expectAccessible(small)

  // A camera that sees the phone.
  const ticket = small.getByRole('img', { name: en.events.page.ticket })
  await ticket.evaluate((drawn) => drawn.scrollIntoView({ block: 'center' }))
  const seen = await ticket.screenshot()
  await page.addInitScript((picture) => {
    navigator.mediaDevices.getUserMedia = async () => {
      const image = new Image()
      image.src = `data:image/png;base64,${picture}`
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = canvas.height = 640
      const draw = () => canvas.getContext('2d')!.drawImage(image, 120, 160, 320, 320)
      setInterval(draw, 50)
      return canvas.captureStream()
    }
  }, seen.toString('base64'))
  await signIn(page, school.email, { at: `/dashboard/events/${event_id}` })
  const door = page.getByRole('region', { name: en.events.door.title })
  await door.getByLabel(en.events.door.code).fill('00000000')
  await door.getByLabel(en.events.door.code).press('Enter')
  await expect(door.getByText(en.events.errors.code_unknown)).toBeVisible()
  await door.getByRole('button', { name: en.events.door.scan }).click()
  await expect(door.getByText(fill(en.events.door.arrived, { name: 'Camille Roux' }))).toBeVisible()
  await door.getByRole('button', { name: en.events.door.stop }).click()
  await expect(small.getByText(before(en.events.page.attended))).toBeVisible()
  await door.getByRole('button', { name: en.events.door.undo }).press('Enter')
  await expect(door.getByText(fill(en.events.door.undone, { name: 'Camille Roux' }))).toBeVisible()
  await expect(small.getByRole('img', { name: en.events.page.ticket })).toBeVisible()
  await door.getByLabel(en.events.door.code).fill(code.toLowerCase())
  await door.getByLabel(en.events.door.code).press('Enter')
  await expect(door.getByText(fill(en.events.door.arrived, { name: 'Camille Roux' }))).toBeVisible()
  const list = page.getByRole('region', { name: en.events.attendees.title })
  const tick = list.getByRole('checkbox', {
    name: fill(en.events.attendees.thereOf, { name: 'Camille Roux' }),
  })
  await expect(tick).toBeChecked()
  // The first of two quick ticks takes long: the second still counts.
  const isTick = (path: string) => path.endsWith('/rpc/set_attendance')
  let saved = 0
  page.on('response', (answer) => {
    if (isTick(answer.url())) saved++
  })
  await page.route(
    ({ pathname }) => isTick(pathname),
    (route) => void setTimeout(() => route.continue(), 1500),
    { times: 1 },
  )
  await tick.press('Space')
  await expect(list.getByText(fill(en.events.attendees.came, { came: 0, registered: 1 }))).toBeVisible()
  await tick.press('Space')
  await expect(list.getByText(fill(en.events.attendees.came, { came: 1, registered: 1 }))).toBeVisible()
  const download = page.waitForEvent('download')
  await list.getByRole('button', { name: en.events.attendees.csv }).click()
  expect((await download).suggestedFilename()).toMatch(/^Registrations – .+\.csv$/)
  await expect.poll(() => saved).toBe(2)
  await expect(tick).toBeChecked()
  await expect(small.getByText(before(en.events.page.attended))).toBeVisible()

  // Afterwards, attendees rate once, in French, and the school sees averages.
  const past = 'e7000000-0000-4000-8000-000000000004'
  const at = `/dashboard/networking/events/${past}`
  await signIn(small, 'chloe.sanchez@etu-lumiere.example', { secret: demoPassword, at })
  await small.getByRole('button', { name: fr.events.languages.fr }).click()
  await expect(small.getByRole('button', { name: fr.events.page.send })).toBeDisabled()
  await small.getByRole('radio', { name: fill(fr.events.page.point_one, { count: 4 }) }).check()
  await small.getByLabel(fr.events.page.words).fill('Utile dès le lendemain.')
  await expectAccessible(small)
  await small.getByRole('button', { name: fr.events.page.send }).click()
  await expect(small.getByText(fill(fr.events.page.evaluated, { rating: 4 }))).toBeVisible()
  await signInAsDemo(page, 'academia', `/dashboard/events/${past}`)
  const evaluation = page.getByRole('region', { name: en.events.evaluation.title })
  await expect(evaluation.getByText('Utile dès le lendemain.')).toBeVisible()
  await expect(evaluation.getByText(/^[1-5](\.\d)? out of 5/).first()).toBeVisible()
  await expectAccessible(page)
  await phone.close()
})
