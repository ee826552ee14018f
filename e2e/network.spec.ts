import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectFits } from './support/axe.ts'
import { confirmedAccount, expectToast, signIn } from './support/people.ts'
import { callerOf } from './support/reviewing.ts'

/** Somebody whom everyone may find, under a name that nobody else has. */
async function shownPerson(request: APIRequestContext, firstName: string, school: string) {
  const name = `${firstName}${Math.random().toString(36).slice(2, 8)}`
  const email = await confirmedAccount(request, { first_name: name, last_name: 'Roux' })
  const caller = await callerOf(request, email)
  const handle = name.toLowerCase()
  await caller.call('save_my_profile', {
    base_revision: 0,
    document: {
      first_name: name,
      last_name: 'Roux',
      skills: ['Juggling', 'Bread'],
      education: [{ school }],
    },
  })
  await caller.call('set_my_page', {
    wanted_visibility: 'public',
    wanted_handle: handle,
    wanted_shown: ['last_name', 'skills', 'education'],
  })
  return { ...caller, name: `${name} Roux`, firstName: name, handle }
}

const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
async function press(page: Page, name: string | RegExp, role: 'button' | 'menuitem' | 'checkbox' = 'button') {
  await page.getByRole(role, { name }).last().focus()
  await page.keyboard.press(role === 'checkbox' ? 'Space' : 'Enter')
}

test('two people connect by keyboard, see it at once, and one endorses the other', async ({
  page,
  browser,
  request,
}) => {
  const school = `School ${Math.random()}`
  const [ada, bob] = [await shownPerson(request, 'Ada', school), await shownPerson(request, 'Bob', school)]
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 800 } })).newPage()
  await signIn(phone, bob.email)
  await phone.goto('/dashboard/networking?show=incoming')
  await expect(phone.getByRole('heading', { name: 'Nobody waits for your answer' })).toBeVisible()

  await signIn(page, ada.email)
  await page.goto('/dashboard/networking')
  await expect(page.getByRole('region', { name: 'You may know' })).toContainText(`Same school: ${school}`)
  await page.getByLabel('Search for people').fill(bob.firstName.toLowerCase())
  await expect(page).toHaveURL(new RegExp(`q=${bob.handle}`))
  const found = page.getByRole('region', { name: 'Found' })
  await expect(found.getByRole('listitem').filter({ hasText: bob.name })).toHaveCount(1)
  await press(page, `Connect with ${bob.name}`)
  const dialog = page.getByRole('dialog', { name: `Connect with ${bob.name}` })
  await expect(dialog.getByLabel('A note')).toBeFocused()
  await expect(dialog).toContainText('20 more people today')
  await page.keyboard.type('<b>Hello</b> 👋')
  await expectAccessible(page)
  await press(page, 'Send the request')
  await expect(found.getByRole('button', { name: `Take the request to ${bob.name} back` })).toBeVisible()

  // On the other's screen without a reload.
  const asking = rowOf(phone, ada.name)
  await expect(asking).toContainText('<b>Hello</b> 👋')
  await expectFits(phone)
  await expectAccessible(phone)
  await press(phone, `Accept the request of ${ada.name}`)
  await expectToast(phone, `You are connected with ${ada.name}`)
  const write = found.getByRole('link', { name: `Write to ${bob.name}` })
  await expect(write).toHaveAttribute('href', /\/networking\/messages\/with\//)

  await press(page, `Options for ${bob.name}`)
  await press(page, 'Endorse skills', 'menuitem')
  await press(page, 'Juggling', 'checkbox')
  await expect(page.getByRole('checkbox', { name: 'Juggling' })).toBeChecked()
  await phone.goto('/dashboard/profile')
  const given = phone.getByRole('list', { name: 'Who endorses Juggling' })
  await expect(given).toContainText(`Endorsed by ${ada.name}`)
  await expectAccessible(phone)
  await press(phone, `Remove the endorsement of Juggling by ${ada.name}`)
  await expect(given).toHaveCount(0)
  await expect(phone.getByText('Juggling')).toBeVisible()
})

test('somebody in French, on a phone, chooses who finds her, dismisses, reports and blocks', async ({
  page,
  request,
}) => {
  const school = `École ${Math.random()}`
  const [ada, bob] = [await shownPerson(request, 'Ada', school), await shownPerson(request, 'Bob', school)]
  await page.setViewportSize({ width: 390, height: 800 })
  await page.addInitScript(() => localStorage.setItem('essor-language', 'fr'))
  await signIn(page, ada.email)
  await page.goto('/dashboard/networking')
  const known = page.getByRole('region', { name: 'Vous les connaissez peut-être' })
  await expect(known).toContainText(`Même école : ${school}`)
  await known.getByRole('button', { name: `Ne plus suggérer ${bob.name}` }).click()
  await expect(known).toContainText('ne sera plus suggéré')
  await expect(known.getByRole('listitem')).toHaveCount(0)
  await known.getByRole('button', { name: 'Annuler' }).click()
  await expect(rowOf(page, bob.name).first()).toBeVisible()
  await expectFits(page)

  await page.getByRole('button', { name: 'Qui peut me trouver' }).click()
  const settings = page.getByRole('dialog', { name: 'Qui peut me trouver et m’envoyer une demande' })
  await settings.getByRole('radiogroup', { name: 'Qui peut me trouver par' }).getByLabel('Personne').check()
  await expectAccessible(page)
  await settings.getByRole('button', { name: 'Enregistrer' }).click()
  await expectToast(page, 'Votre choix est enregistré')
  const search = { search: [ada.firstName] }
  expect(await bob.call('find_people', search)).toMatchObject({ people: [] })

  await page.goto(`/people/${bob.handle}`)
  await page.getByRole('button', { name: `Options pour ${bob.name}` }).click()
  await page.getByRole('menuitem', { name: 'Signaler' }).click()
  const report = page.getByRole('dialog', { name: `Signaler ${bob.name}` })
  await report.getByLabel('Autre chose').check()
  await report.getByRole('button', { name: 'Envoyer le signalement' }).click()
  await expect(report.getByText('Dites en quelques mots')).toBeVisible()
  await report.getByLabel('Ce qui s’est passé').fill('<script>alert(1)</script>')
  await expectAccessible(page)
  await report.getByRole('button', { name: 'Envoyer le signalement' }).click()
  await expectToast(page, 'Merci. Votre signalement est transmis')
  // The report blocked too: neither sees the other's page any more.
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(bob.name)
  expect(await bob.call('person_page', { wanted_handle: ada.handle })).toBeNull()
  await page.goto('/dashboard/networking?show=blocked')
  await page.getByRole('button', { name: `Débloquer ${bob.name}` }).click()
  await expect(page.getByRole('heading', { name: 'Vous n’avez bloqué personne' })).toBeVisible()
  expect(await bob.call('person_page', { wanted_handle: ada.handle })).not.toBeNull()
})
