import { expectAccessible, expectFits, expectSound } from './support/axe.ts'
import { shownCandidate } from './support/findable.ts'
import { pressOn } from './support/keyboard.ts'
import { demoPassword, expectToast, signIn, signInAsDemo } from './support/people.ts'
import { callerOf } from './support/reviewing.ts'
import { type APIRequestContext, expect, type Page, test } from './support/test.ts'
import { en, fill, fr } from './support/texts.ts'

const text = 'Your work reads well. We would like to talk with you about a post in our team.'

/** A candidate whose page partners may see, with a unique name and skill. */
async function newCandidate(request: APIRequestContext, title: string) {
  const mark = Math.random().toString(36).slice(2, 9)
  const name = `Zoe${mark}`
  const person = await shownCandidate(
    request,
    { first_name: name, last_name: 'Abadie', job_title: title, skills: ['Maps', `${mark}x`] },
    ['last_name'],
  )
  return { ...person, name, title, mark }
}

const press = (page: Page, name: string | RegExp, role: 'button' | 'menuitem' = 'button') =>
  pressOn(page.getByRole(role, { name }).last())

test('a candidate opts in, is found without a name, added to a pool, contacted, and declines', async ({
  page,
  browser,
  request,
}) => {
  const person = await newCandidate(request, 'Energy advisor')
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 800 } })).newPage()
  await signIn(phone, person.email, { at: '/dashboard/profile/consent' })
  const isFindable = phone.getByRole('switch', { name: en.discoveryConsent.findable.switch })
  await isFindable.focus()
  await phone.keyboard.press('Space')
  await expectToast(phone, en.discoveryConsent.findable.saved.on)
  await expect(isFindable).toBeChecked()

  await signInAsDemo(page, 'company', `/dashboard/candidates?q=${person.mark}x`)
  await page.getByRole('link', { name: person.title }).click()
  await expect(page.getByRole('heading', { name: person.title })).toBeVisible()
  await press(page, en.pools.add.open)
  await page.getByRole('radio', { name: en.pools.add.new }).check()
  await page.getByLabel(en.pools.add.name).fill(`Maps ${person.mark}`)
  await press(page, 'Add')
  await expectToast(page, fill(en.pools.add.added, { name: `Maps ${person.mark}` }))
  await press(page, en.contacts.ask.open)
  await expect(page.getByLabel(en.contacts.ask.body)).toBeFocused()
  await page.keyboard.type(text)
  await press(page, en.contacts.ask.send)
  await expectToast(page, en.contacts.ask.sent)
  await expect(page.getByRole('group', { name: en.contacts.company.state })).toContainText(
    en.contacts.status.pending,
  )
  await expect(page.getByRole('button', { name: en.contacts.ask.open })).toHaveCount(0)
  expect(await page.content()).not.toContain(person.name)
  // The search says so too, and leads to the request.
  await page.goto(`/dashboard/candidates?q=${person.mark}x`)
  const requested = page.getByRole('link', { name: `${en.contacts.company.requested}: ${person.title}` })
  await expect(requested).toHaveAttribute('href', '/dashboard/candidates/contacts')
  await expect(page.getByRole('button', { name: en.contacts.ask.open })).toHaveCount(0)

  await phone.goto('/dashboard/networking/requests')
  const asked = phone.getByRole('listitem').filter({ hasText: text })
  await expect(asked).toContainText('Nordelia Logistique')
  await expectFits(phone)
  await asked.getByRole('button', { name: en.contacts.requests.decline }).click()
  await phone.getByLabel(en.contacts.requests.declineReason).fill('I am off to sea.')
  await phone.getByRole('button', { name: en.contacts.requests.declineDo }).click()
  await expectToast(phone, en.contacts.requests.declined)

  await page.goto('/dashboard/candidates/contacts?show=declined')
  const contact = page.getByRole('listitem').filter({ hasText: person.title })
  await expect(contact).toContainText(fill(en.contacts.company.reason, { reason: 'I am off to sea.' }))
  // At least four fit below the header of an ordinary screen.
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(async () => (await contact.boundingBox())!.height).toBeLessThan(145)
  await expectSound(page)
  await page.getByRole('link', { name: en.discovery.tabs.pools }).click()
  await page.getByRole('link', { name: `Maps ${person.mark}` }).click()
  // It moved automatically; the menu moves it further.
  const closed = page.getByRole('region', { name: en.pools.stages.closed })
  await expect(closed).toContainText(person.title)
  await expectSound(page)
  await press(page, fill(en.pools.entry.menu, { name: person.title }))
  await press(page, fill(en.common.board.moveTo, { column: en.pools.stages.uncontacted }), 'menuitem')
  await expect(page.getByRole('region', { name: en.pools.stages.uncontacted })).toContainText(person.title)
  await page.getByRole('button', { name: person.title, exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText(
    fill(en.pools.entry.events.movedByItself, { from: 'Contacted', to: 'Closed' }),
  )
  expect(await page.content()).not.toContain(person.name)

  await phone.goto('/dashboard/profile/consent')
  const ledger = phone.getByRole('list', { name: en.discoveryConsent.ledger.title })
  await expect(ledger.getByRole('listitem')).toContainText([
    fill(en.discoveryConsent.ledger.kinds.declined, { company: 'Nordelia Logistique' }),
    fill(en.discoveryConsent.ledger.kinds.contacted, { company: 'Nordelia Logistique' }),
    fill(en.discoveryConsent.ledger.kinds.shortlisted, { company: 'Nordelia Logistique' }),
    fill(en.discoveryConsent.ledger.kinds.viewed, { company: 'Nordelia Logistique' }),
  ])
  await expectSound(phone)
})

test('a candidate accepts in French, talks, and stops sharing', async ({ page, browser, request }) => {
  const person = await newCandidate(request, 'Pricing analyst')
  await person.call('set_my_discovery', { is_findable: true, hidden: [] })
  const company = await callerOf(request, 'company@essor.test', demoPassword)
  const found = await company.call<{ cards: { id: string }[] }>('find_candidates', {
    filter: { search: `${person.mark}x` },
  })
  const card = found.cards[0]!.id
  await company.call('ask_contact', { card, purpose: 'job', body: text })

  await page.addInitScript(() => localStorage.setItem('essor-language', 'fr'))
  await signIn(page, person.email)
  await page.getByRole('link', { name: fill(fr.candidate.home.requests_one, { count: 1 }) }).click()
  await press(page, 'Accepter')
  for (const field of ['Prénom et nom', 'Adresse e-mail']) {
    await pressOn(page.getByRole('checkbox', { name: field }), 'Space')
  }
  await expectAccessible(page)
  await press(page, 'Accepter et partager')
  const log = page.getByRole('log')
  await expect(log).toContainText(text)
  await page.getByRole('textbox', { name: /Message/ }).fill('Avec plaisir.')
  await page.keyboard.press('Enter')
  await expect(log).toContainText('Avec plaisir.')

  const recruiter = await (await browser.newContext()).newPage()
  await signInAsDemo(recruiter, 'company', '/dashboard/networking/messages')
  await recruiter.getByRole('link', { name: person.name }).click()
  await expect(recruiter.getByRole('log')).toContainText('Avec plaisir.')
  await recruiter
    .getByRole('link', { name: fill(en.messages.thread.profile, { name: `${person.name} Abadie` }) })
    .click()
  await expect(recruiter.getByRole('link', { name: person.email })).toBeVisible()
  await expectSound(recruiter)

  await page.goto('/dashboard/profile/consent')
  await page.getByRole('button', { name: fr.discoveryConsent.shares.revoke }).click()
  await press(page, fr.discoveryConsent.shares.revokeDo)
  await expectToast(page, fill(fr.discoveryConsent.shares.revokedNow, { company: 'Nordelia Logistique' }))
  await recruiter.reload()
  await expect(recruiter.getByRole('heading', { name: en.contacts.profile.none })).toBeVisible()
  await recruiter.goBack()
  await expect(recruiter.getByText(en.messages.obstacles.contact_ended)).toBeVisible()
  expect(await recruiter.content()).not.toContain(person.name)
  await recruiter.goto(`/dashboard/candidates/compare?cards=${card}`)
  await expect(recruiter.getByRole('columnheader', { name: person.title })).toBeVisible()
  await expectSound(recruiter)
})
