import { expectAccessible, expectFits } from './support/axe.ts'
import { pressOn } from './support/keyboard.ts'
import { confirmedAccount, expectToast, signIn } from './support/people.ts'
import { callerOf } from './support/reviewing.ts'
import { type APIRequestContext, expect, type Page, test } from './support/test.ts'
import { en, fill, fr } from './support/texts.ts'

/** A person everyone may find, with a unique name. */
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
const press = (page: Page, name: string | RegExp, role: 'button' | 'menuitem' | 'checkbox' = 'button') =>
  pressOn(page.getByRole(role, { name }).last(), role === 'checkbox' ? 'Space' : 'Enter')

test('two people connect by keyboard, see it immediately, and one endorses the other', async ({
  page,
  browser,
  request,
}) => {
  const school = `School ${Math.random()}`
  const [ada, bob] = [
    await shownPerson(request, en.students.import.example.firstName, school),
    await shownPerson(request, 'Bob', school),
  ]
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 800 } })).newPage()
  await signIn(phone, bob.email)
  await phone.goto('/dashboard/networking?show=incoming')
  await expect(phone.getByRole('heading', { name: en.network.empty.incoming })).toBeVisible()

  await signIn(page, ada.email)
  await page.goto('/dashboard/networking')
  await expect(page.getByRole('region', { name: en.network.suggestions.title })).toContainText(
    fill(en.network.common.school, { title: school }),
  )
  await page.getByLabel(en.network.find.search).fill(bob.firstName.toLowerCase())
  await expect(page).toHaveURL(new RegExp(`q=${bob.handle}`))
  const found = page.getByRole('region', { name: en.network.find.found })
  await expect(found.getByRole('listitem').filter({ hasText: bob.name })).toHaveCount(1)
  await press(page, `Connect with ${bob.name}`)
  const dialog = page.getByRole('dialog', { name: fill(en.network.person.connectWith, { name: bob.name }) })
  await expect(dialog.getByLabel(en.network.ask.note)).toBeFocused()
  await expect(dialog).toContainText(fill(en.network.ask.left_other, { count: 20 }))
  await page.keyboard.type('<b>Hello</b> 👋')
  await expectAccessible(page)
  await press(page, en.network.ask.send)
  await expect(
    found.getByRole('button', { name: fill(en.network.person.withdrawFrom, { name: bob.name }) }),
  ).toBeVisible()

  // On the other person's screen without a reload.
  const asking = rowOf(phone, ada.name)
  await expect(asking).toContainText('<b>Hello</b> 👋')
  await expectFits(phone)
  await expectAccessible(phone)
  await press(phone, fill(en.network.person.acceptOf, { name: ada.name }))
  await expectToast(phone, fill(en.network.said.nowConnected, { name: ada.name }))
  const write = found.getByRole('link', { name: fill(en.network.person.writeTo, { name: bob.name }) })
  await expect(write).toHaveAttribute('href', /\/networking\/messages\/with\//)

  await press(page, `Options for ${bob.name}`)
  await press(page, 'Endorse skills', 'menuitem')
  await press(page, 'Juggling', 'checkbox')
  await expect(page.getByRole('checkbox', { name: 'Juggling' })).toBeChecked()
  await phone.goto('/dashboard/profile')
  const given = phone.getByRole('list', {
    name: fill(en.profiles.provenance.endorsements, { skill: 'Juggling' }),
  })
  await expect(given).toContainText(fill(en.profiles.provenance.endorsedBy, { names: ada.name }))
  await expectAccessible(phone)
  await press(phone, fill(en.profiles.provenance.refuse, { skill: 'Juggling', name: ada.name }))
  await expect(given).toHaveCount(0)
  await expect(phone.getByText('Juggling')).toBeVisible()
})

test('in French, on a phone, a person chooses who can find them, dismisses, reports and blocks', async ({
  page,
  request,
}) => {
  const school = `École ${Math.random()}`
  const [ada, bob] = [
    await shownPerson(request, en.students.import.example.firstName, school),
    await shownPerson(request, 'Bob', school),
  ]
  await page.setViewportSize({ width: 390, height: 800 })
  await page.addInitScript(() => localStorage.setItem('essor-language', 'fr'))
  await signIn(page, ada.email)
  await page.goto('/dashboard/networking')
  const known = page.getByRole('region', { name: fr.network.suggestions.title })
  await expect(known).toContainText(fill(fr.network.common.school, { title: school }))
  await known.getByRole('button', { name: fill(fr.network.suggestions.dismiss, { name: bob.name }) }).click()
  await expect(known).toContainText('ne sera plus suggéré')
  await expect(known.getByRole('listitem')).toHaveCount(0)
  await known.getByRole('button', { name: fr.network.suggestions.undo }).click()
  await expect(rowOf(page, bob.name).first()).toBeVisible()
  await expectFits(page)

  await page.getByRole('button', { name: fr.network.settings.open }).click()
  const settings = page.getByRole('dialog', { name: fr.network.settings.title })
  await settings
    .getByRole('radiogroup', { name: fr.network.settings.foundBy })
    .getByLabel(fr.network.settings.circles.nobody, { exact: true })
    .check()
  await expectAccessible(page)
  await settings.getByRole('button', { name: fr.network.settings.save }).click()
  await expectToast(page, fr.network.said.settings)
  const search = { search: [ada.firstName] }
  expect(await bob.call('find_people', search)).toMatchObject({ people: [] })

  await page.goto(`/people/${bob.handle}`)
  await page.getByRole('button', { name: fill(fr.network.person.menu, { name: bob.name }) }).click()
  await page.getByRole('menuitem', { name: fr.network.person.report }).click()
  const report = page.getByRole('dialog', { name: fill(fr.reports.dialog.titleOf, { name: bob.name }) })
  await report.getByLabel(fr.reports.reasons.other).check()
  await report.getByRole('button', { name: fr.reports.dialog.send }).click()
  await expect(report.getByText(fr.reports.dialog.detailsMissing)).toBeVisible()
  await report.getByLabel(fr.reports.dialog.details).fill('<script>alert(1)</script>')
  await expectAccessible(page)
  await report.getByRole('button', { name: fr.reports.dialog.send }).click()
  await expectToast(page, fr.reports.dialog.sent)
  // The report also blocked: neither can see the other's page.
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(bob.name)
  expect(await bob.call('person_page', { wanted_handle: ada.handle })).toBeNull()
  await page.goto('/dashboard/networking?show=blocked')
  await page.getByRole('button', { name: fill(fr.network.person.unblockOf, { name: bob.name }) }).click()
  await expect(page.getByRole('heading', { name: fr.network.empty.blocked })).toBeVisible()
  expect(await bob.call('person_page', { wanted_handle: ada.handle })).not.toBeNull()
})
