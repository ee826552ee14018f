import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible, expectFits, expectSound } from './support/axe.ts'
import { confirmedAccount, expectToast, randomEmail, signIn } from './support/people.ts'
import { approvedPartner, callerOf, publishedMission, submitWork } from './support/reviewing.ts'

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
const press = async (page: Page, name: string | RegExp) => {
  await page.getByRole('button', { name }).last().focus()
  await page.keyboard.press('Enter')
}

test('a maker writes who he is and what he has done; visitors read it, and are counted once', async ({
  page,
  browser,
  request,
}) => {
  // Six screens, each looked at in light and dark.
  test.slow()
  const maker = await approvedPartner(request, 'on_maker')
  await signIn(page, maker.email, { at: '/dashboard/maker-profile' })
  await page.getByRole('switch', { name: 'Show my page to everyone' }).press('Space')
  await page.getByLabel('SIRET').fill('732 829 320 00075')
  await press(page, 'Save')
  await expect(page.getByText('A page that everyone sees needs a headline.')).toBeVisible()
  await expect(page.getByText('A SIRET has 14 digits')).toBeVisible()
  await page.getByLabel('SIRET').fill('732 829 320 00074')
  await page.getByLabel('Headline').fill('Interfaces that explain themselves')
  await page.getByLabel('Bio').fill('## How I work\n\nI **listen** first.')
  await press(page, 'Add a skill')
  await page.getByRole('combobox', { name: 'Skill' }).fill('Prototyp')
  await page.getByRole('option', { name: 'Prototyping' }).click()
  await page.getByLabel('Weight').selectOption('5')
  await press(page, 'Add a rate')
  await page.getByLabel('Amount').fill('450,50')
  await expectSound(page)
  await page.getByRole('link', { name: 'Portfolio' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay here' }).click()
  await press(page, 'Save')
  await expectToast(page, 'Your profile is saved.')

  // A case study needs words for its picture before everyone sees it.
  await page.goto('/dashboard/portfolio/new')
  await page.getByLabel('Title').fill('A shop that opens fast')
  await page.getByLabel('The story').last().fill('Nine seconds became one. **Measured** on an old phone.')
  const buffer = await sharp({ create: { width: 1800, height: 900, channels: 3, background: '#468' } })
    .png()
    .toBuffer()
  const file = { name: 'shop.png', mimeType: 'image/png', buffer }
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByRole('button', { name: 'Actions for: Photo 1' })).toBeVisible()
  await press(page, 'Publish')
  await expect(page.getByText('Describe the picture.')).toBeVisible()
  await page.getByLabel('What is on it').fill('The start page of the shop')
  await press(page, 'Publish')
  await expectToast(page, 'The case study is published.')
  await expect(page).toHaveURL(/portfolio\/[0-9a-f-]{36}$/)
  await expectSound(page)
  await maker.call('save_case', {
    document: { title: 'An old one', body: 'x'.repeat(60), place: 'a1', is_published: true },
  })
  await page.goto('/dashboard/portfolio')
  const cases = page.getByRole('list', { name: 'Case studies' }).getByRole('heading')
  await expect(cases).toHaveText(['A shop that opens fast', 'An old one'])
  await press(page, 'Move or delete An old one')
  await page.getByRole('menuitem', { name: 'Move to the top' }).press('Enter')
  await expect(cases).toHaveText(['An old one', 'A shop that opens fast'])
  await press(page, 'Move or delete An old one')
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter')
  await expect(cases).toHaveText(['A shop that opens fast'])
  await press(page, 'Undo')
  await expect(cases).toHaveText(['An old one', 'A shop that opens fast'])

  const address = (await page.getByRole('link', { name: 'See it' }).last().getAttribute('href'))!
  const visitor = await (await browser.newContext()).newPage()
  for (const _ of [1, 2]) {
    const counted = visitor.waitForResponse(/record_view/)
    await visitor.goto(address)
    await counted
  }
  await expect(visitor.getByRole('img', { name: 'The start page of the shop' })).toBeVisible()
  await expectSound(visitor)
  await visitor.getByRole('link', { name: /A case study by/ }).click()
  await expect(visitor.getByText('€450.50 an hour')).toBeVisible()
  await expect(visitor.getByText('SIRET provided').first()).toBeVisible()
  await expect(visitor.getByText('Weight 5 of 5')).toBeAttached()
  await expectSound(visitor)
  await page.reload()
  await expect(page.getByText('1 view in 30 days · 1 in all')).toBeVisible()
  await expectSound(page)
})

test('a candidate asks for mentoring on a phone; the two set goals, meet, and end with a word', async ({
  page,
  browser,
  request,
}) => {
  // Two people at once, each with a browser.
  test.slow()
  const maker = await approvedPartner(request, 'on_maker')
  const word = `zq${randomEmail().slice(1, 9)}`
  await maker.call('save_maker_profile', profile({ bio: `I know ${word}.` }))
  const email = await confirmedAccount(request, { first_name: 'Noé', last_name: 'Abadie' })
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 800 } })).newPage()
  await signIn(phone, email, { at: `/dashboard/networking/mentoring?q=${word}` })
  await expect(phone.getByRole('button', { name: /^Ask Atelier/ })).toBeVisible()
  await expectAccessible(phone)
  await press(phone, /^Ask Atelier/)
  await phone.getByLabel('Your request').fill('I would like to learn how to test what I draw.')
  await expectAccessible(phone)
  await press(phone, 'Send request')
  await expectToast(phone, 'Your request is sent.')
  await expect(phone.getByText('Waiting', { exact: true }).first()).toBeVisible()

  await signIn(page, maker.email, { at: '/dashboard/mentoring' })
  await press(page, /^Accept Noé/)
  await expectToast(page, 'Accepted: a conversation is open.')
  await page.getByRole('link', { name: /Open the mentoring with Noé/ }).click()
  await page.getByLabel('A goal').fill('Test with five people')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('checkbox', { name: 'Test with five people' })).toBeVisible()
  await press(page, 'Add a session')
  await page.getByLabel('Shared notes').fill('We looked at **three** drafts.')
  await page.getByLabel('Notes for you alone').fill('Doubts too much.')
  await press(page, 'Save')
  await expectToast(page, 'The session is saved.')
  await expect(page.getByText('Doubts too much.')).toBeVisible()
  await expectSound(page)
  await page.getByRole('link', { name: 'Open the conversation' }).click()
  await expect(page.getByText('I would like to learn how to test what I draw.').last()).toBeVisible()

  // The candidate reads what is shared, in French, and ends it.
  await phone.getByRole('button', { name: 'Français' }).click()
  await phone.reload()
  await phone.getByRole('link', { name: /Ouvrir le mentorat/ }).click()
  await expect(phone.getByText('We looked at three drafts.')).toBeVisible()
  await expect(phone.getByText('Doubts too much.')).toHaveCount(0)
  await phone.getByRole('checkbox', { name: 'Test with five people' }).click()
  await expect(phone.getByText(/atteint le/)).toBeVisible()
  await expectFits(phone)
  await expectAccessible(phone)
  await press(phone, 'Terminer le mentorat…')
  await phone.getByLabel(/Un mot de fin/).fill('Merci pour tout.')
  await press(phone, 'Terminer')
  await expectToast(phone, 'Le mentorat est terminé.')
  await page.getByRole('link', { name: 'Mentoring' }).last().click()
  await page.getByRole('link', { name: /Open the mentoring with Noé/ }).click()
  await expect(page.getByText('Merci pour tout.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Say a word too' })).toBeVisible()
})

test('a company shares its reviews; a maker whose skills fit takes one, blind, and the candidate reads it', async ({
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
  const shared = page.getByRole('switch', { name: 'Share reviews with independent makers' })
  await shared.press('Space')
  await expectToast(page, 'Makers may take reviews of this mission.')
  await expect(shared).toBeChecked()

  const desk = await (await browser.newContext()).newPage()
  await signIn(desk, maker.email, { at: '/dashboard/reviews' })
  await desk.getByRole('link', { name: `Review ${title}` }).click()
  await expect(desk.getByText('Claim this work to see what was submitted.')).toBeVisible()
  expect(await desk.content()).not.toContain('Your money is on its way.')
  await expectSound(desk)
  await press(desk, 'Claim')
  await expect(desk.getByText('Your money is on its way.')).toBeVisible()
  await expect(desk.getByText('you review without ever learning whose work it is')).toBeVisible()

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 800 } })).newPage()
  await signIn(phone, candidate.email, { at: `/dashboard/missions/work/${enrollment}` })
  await expect(phone.getByText('How long it usually takes is not known yet')).toBeVisible()
  await expect(phone.getByText('An independent maker may also give it.')).toBeVisible()

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
  await expect(phone.getByText('an independent maker, for')).toBeVisible()
  await page.goto(`/dashboard/reviews/${submission_id}`)
  await expect(page.getByText('Reviewed by the independent maker')).toBeVisible()
})
