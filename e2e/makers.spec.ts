import sharp from 'sharp'
import { expectAccessible, expectFits, expectSound } from './support/axe.ts'
import { pressOn } from './support/keyboard.ts'
import { confirmedAccount, expectToast, randomEmail, signIn } from './support/people.ts'
import { approvedPartner, callerOf, publishedMission, submitWork } from './support/reviewing.ts'
import { expect, type Page, test } from './support/test.ts'
import { before, en, fill, fr } from './support/texts.ts'

const profile = (more: object = {}) => ({
  document: {
    headline: 'Design for small teams',
    bio: 'I listen first.',
    skills: [{ slug: 'customer-service', weight: 5 }],
    rates: [],
    availability: 'now',
    mentee_places: 2,
    is_public: true,
    ...more,
  },
  base_revision: 0,
})
const press = (page: Page, name: string | RegExp) => pressOn(page.getByRole('button', { name }).last())

test('a maker writes a profile and case studies; visitors read them, and are counted once', async ({
  page,
  browser,
  request,
}) => {
  // Six screens, each checked in light and dark.
  test.slow()
  const maker = await approvedPartner(request, 'on_maker')
  await signIn(page, maker.email, { at: '/dashboard/maker-profile' })
  await page.getByRole('switch', { name: en.makers.editor.isPublic }).press('Space')
  await page.getByLabel('SIRET').fill('732 829 320 00075')
  await press(page, 'Save')
  await expect(page.getByText(en.makers.editor.fields.headline)).toBeVisible()
  await expect(page.getByText(en.makers.editor.fields.siret)).toBeVisible()
  await page.getByLabel('SIRET').fill('732 829 320 00074')
  await page.getByLabel(en.makers.editor.headline).fill('Interfaces that explain themselves')
  await page.getByLabel(en.makers.editor.bio).fill('## How I work\n\nI **listen** first.')
  await press(page, en.makers.editor.skills.add)
  await page.getByRole('combobox', { name: en.makers.editor.skills.skill }).fill('Prototyp')
  await page.getByRole('option', { name: 'Prototyping' }).click()
  await page.getByLabel(en.makers.editor.skills.weight).selectOption('5')
  await press(page, en.makers.editor.rates.add)
  await page.getByLabel(en.makers.editor.rates.amount).fill('450,50')
  await expectSound(page)
  await page.getByRole('link', { name: 'Portfolio' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: en.makers.editor.stay }).click()
  await press(page, 'Save')
  await expectToast(page, en.makers.editor.saved)

  // A case study needs a description for its picture before it is public.
  await page.goto('/dashboard/portfolio/new')
  await page.getByLabel(en.portfolio.editor.name).fill('A shop that opens fast')
  await page
    .getByLabel(en.portfolio.editor.body)
    .last()
    .fill('Nine seconds became one. **Measured** on an old phone.')
  const buffer = await sharp({ create: { width: 1800, height: 900, channels: 3, background: '#468' } })
    .png()
    .toBuffer()
  const file = { name: 'shop.png', mimeType: 'image/png', buffer }
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(
    page.getByRole('button', { name: fill(en.companyProfile.photos.menu, { what: 'Photo 1' }) }),
  ).toBeVisible()
  await press(page, 'Publish')
  await expect(page.getByText(en.portfolio.editor.fields.alt)).toBeVisible()
  await page.getByLabel(en.companyProfile.photos.alt).fill('The start page of the shop')
  await press(page, 'Publish')
  await expectToast(page, en.portfolio.editor.savedPublished)
  await expect(page).toHaveURL(/portfolio\/[0-9a-f-]{36}$/)
  await expectSound(page)
  await maker.call('save_case', {
    document: { title: 'An old one', body: 'x'.repeat(60), place: 'a1', is_published: true },
  })
  await page.goto('/dashboard/portfolio')
  const cases = page.getByRole('list', { name: en.portfolio.list }).getByRole('heading')
  await expect(cases).toHaveText(['A shop that opens fast', 'An old one'])
  await press(page, 'Move or delete An old one')
  await pressOn(page.getByRole('menuitem', { name: en.portfolio.first }))
  await expect(cases).toHaveText(['An old one', 'A shop that opens fast'])
  await press(page, 'Move or delete An old one')
  await pressOn(page.getByRole('menuitem', { name: en.portfolio.delete }))
  await expect(cases).toHaveText(['A shop that opens fast'])
  await press(page, 'Undo')
  await expect(cases).toHaveText(['An old one', 'A shop that opens fast'])

  const address = (await page.getByRole('link', { name: en.portfolio.see }).last().getAttribute('href'))!
  const visitor = await (await browser.newContext()).newPage()
  for (const _ of [1, 2]) {
    const counted = visitor.waitForResponse(/record_view/)
    await visitor.goto(address)
    await counted
  }
  await expect(visitor.getByRole('img', { name: 'The start page of the shop' })).toBeVisible()
  await expectSound(visitor)
  await visitor.getByRole('navigation', { name: en.common.site.breadcrumbs }).getByRole('link').last().click()
  await expect(visitor.getByText(`€450.50 ${en.makers.per.hour}`)).toBeVisible()
  await expect(visitor.getByText(en.makers.siret.checked).first()).toBeVisible()
  // Cards of other makers below show their skills and weights too.
  const skills = visitor.locator('section').filter({ hasText: en.makers.page.skills })
  await expect(skills.getByText(fill(en.makers.weight, { weight: 5 }))).toBeAttached()
  await expectSound(visitor)
  await page.reload()
  await expect(
    page.getByText(
      `${fill(en.portfolio.views_one, { count: 1 })} · ${fill(en.portfolio.allViews, { count: 1 })}`,
    ),
  ).toBeVisible()
  await expectSound(page)
})

test('a candidate asks for mentoring on a phone; the two set goals, meet, and end with a message', async ({
  page,
  browser,
  request,
}) => {
  // Two people, each with a browser.
  test.slow()
  const maker = await approvedPartner(request, 'on_maker')
  const word = `zq${randomEmail().slice(1, 9)}`
  await maker.call('save_maker_profile', profile({ bio: `I know ${word}.` }))
  const email = await confirmedAccount(request, { first_name: 'Noé', last_name: 'Abadie' })
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 800 } })).newPage()
  await signIn(phone, email, { at: `/dashboard/networking/mentoring?q=${word}` })
  await expect(phone.getByRole('button', { name: /^Request mentoring from Atelier/ })).toBeVisible()
  await expectAccessible(phone)
  await press(phone, /^Request mentoring from Atelier/)
  await phone.getByLabel(en.mentoring.askBody).fill('I would like to learn how to test what I draw.')
  await expectAccessible(phone)
  await press(phone, 'Send request')
  await expectToast(phone, en.mentoring.sent)
  await expect(phone.getByText(en.mentoring.status.pending, { exact: true }).first()).toBeVisible()

  await signIn(page, maker.email, { at: '/dashboard/mentoring' })
  await press(page, /^Accept Noé/)
  await expectToast(page, en.mentoring.accepted)
  await page.getByRole('link', { name: /Open mentorship with Noé/ }).click()
  await page.getByRole('textbox', { name: en.mentoring.detail.goal }).fill('Test with five people')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('checkbox', { name: 'Test with five people' })).toBeVisible()
  await press(page, en.mentoring.detail.addSession)
  await page.getByLabel(en.mentoring.session.notes).fill('We looked at **three** drafts.')
  await page.getByLabel(en.mentoring.session.ownNote).fill('Doubts too much.')
  await press(page, 'Save')
  await expectToast(page, en.mentoring.session.saved)
  await expect(page.getByText('Doubts too much.')).toBeVisible()
  await expectSound(page)
  await page.getByRole('link', { name: en.mentoring.detail.message }).click()
  await expect(page.getByText('I would like to learn how to test what I draw.').last()).toBeVisible()

  // The candidate reads the shared notes, in French, and ends the mentorship.
  await phone.getByRole('button', { name: fr.catalog.list.languages.fr }).click()
  await phone.reload()
  await phone.getByRole('link', { name: /Ouvrir le mentorat/ }).click()
  await expect(phone.getByText('We looked at three drafts.')).toBeVisible()
  await expect(phone.getByText('Doubts too much.')).toHaveCount(0)
  await phone.getByRole('checkbox', { name: 'Test with five people' }).click()
  await expect(phone.getByText(/atteint le/)).toBeVisible()
  await expectFits(phone)
  await expectAccessible(phone)
  await press(phone, 'Terminer le mentorat…')
  await phone.getByLabel(fr.mentoring.detail.endWord).fill('Merci pour tout.')
  await press(phone, 'Terminer')
  await expectToast(phone, fr.mentoring.detail.ended)
  await page.getByRole('link', { name: en.makers.page.mentoring }).last().click()
  await expect(page.getByRole('heading', { name: en.mentoring.past })).toBeVisible()
  await page.getByRole('link', { name: /Open mentorship with Noé/ }).click()
  await expect(page.getByText('Merci pour tout.')).toBeVisible()
  await expect(page.getByRole('button', { name: en.mentoring.detail.sayWord })).toBeVisible()
})

test('a company shares its reviews; a maker with matching skills claims one blind, and the candidate reads it', async ({
  page,
  browser,
  request,
}) => {
  test.slow()
  const [company, maker] = await Promise.all([
    approvedPartner(request, 'company'),
    approvedPartner(request, 'on_maker'),
  ])
  await maker.call('save_maker_profile', profile())
  const title = `Late parcels ${randomEmail().slice(1, 9)}`
  const mission = await publishedMission(company, title)
  const candidate = await callerOf(request, await confirmedAccount(request))
  const enrollment = await submitWork(candidate, mission, 'Your money is on its way.')
  await signIn(page, company.email, { at: `/dashboard/missions/${mission}?tab=publish` })
  const shared = page.getByRole('switch', { name: en.authoring.publish.share })
  const isStored = page.waitForResponse(/rpc\/share_reviews/)
  await shared.press('Space')
  await expect(shared).toBeChecked()
  await isStored

  const desk = await (await browser.newContext()).newPage()
  await signIn(desk, maker.email, { at: '/dashboard/reviews' })
  await desk.getByRole('link', { name: `Review ${title}` }).click()
  await expect(desk.getByText(en.reviews.hidden)).toBeVisible()
  expect(await desk.content()).not.toContain('Your money is on its way.')
  await expectSound(desk)
  await press(desk, 'Claim')
  await expect(desk.getByText('Your money is on its way.')).toBeVisible()
  await expect(desk.getByText(en.reviews.alwaysBlind)).toBeVisible()

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 800 } })).newPage()
  await signIn(phone, candidate.email, { at: `/dashboard/missions/work/${enrollment}` })
  await expect(phone.getByText(en.player.after.unknownWait)).toBeVisible()
  await expect(phone.getByText(en.player.after.sharedReview)).toBeVisible()

  const queue = await maker.call<{ submission_id: string; mission_id: string }[]>('review_queue')
  const submission_id = queue.find((work) => work.mission_id === mission)!.submission_id
  const scores = Object.fromEntries(['tone', 'facts', 'offer'].map((id) => [id, { level: 2 }]))
  await maker.call('save_review', {
    submission_id,
    scores,
    summary: 'Clear, kind and to the point. Well done.',
  })
  await maker.call('deliver_review', { submission_id, verdict: 'validated' })
  await phone.reload()
  await expect(phone.getByText(before(en.reviews.feedback.maker))).toBeVisible()
  await page.goto(`/dashboard/reviews/${submission_id}`)
  await expect(page.getByText(en.reviews.reviewedBy)).toBeVisible()
})
