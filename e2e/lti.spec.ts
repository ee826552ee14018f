import { PlatformSimulator } from '../supabase/tests/platform-simulator.ts'
import { expectSound } from './support/axe.ts'
import { withoutWindow } from './support/browsers.ts'
import { sql } from './support/database.ts'
import { expectToast, signInAsDemo } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { en, fill } from './support/texts.ts'

const { integrations, learningPlatforms: texts, platformLaunch: launch } = en

// The platform is another site than ours, and the browser gives it no cookies in frames.
test.use({
  launchOptions: { ...withoutWindow, args: [...withoutWindow.args, '--test-third-party-cookie-phaseout'] },
})

let platform: PlatformSimulator
test.beforeAll(async () => {
  platform = await PlatformSimulator.start()
  await sql(`insert into private.private_platform_hosts (host) values ('127.0.0.1') on conflict do nothing`)
})
test.afterAll(() => platform.close())

test('a school connects a platform, and a student works in a frame of a course', async ({
  page,
  browser,
}) => {
  await signInAsDemo(page, 'academia')
  await page.goto('/dashboard/integrations')
  await page.getByRole('link', { name: integrations.cards.platforms.action }).click()
  await expect(page.getByText(texts.none)).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: texts.register.button }).click()
  const address = await page.getByLabel(texts.register.address, { exact: true }).inputValue()
  platform.course.login = await page.getByLabel(texts.manual.login, { exact: true }).inputValue()

  const { origin } = new URL(page.url())
  const lms = await browser.newPage()
  await lms.goto(`${platform.url}/register-tool?${new URLSearchParams({ tool: address })}`)
  await expect(lms.getByRole('heading', { name: 'Tool added' })).toBeVisible()
  await page.reload()
  const host = new URL(platform.url).host
  const card = page.getByRole('region', { name: `Moodle (${host})` })
  await expect(
    card.getByText(fill(texts.about, { issuer: platform.url, clientId: platform.clientId })),
  ).toBeVisible()
  await expectSound(page)

  const [mission] = await sql<{ id: string; title: string }>(
    `select mission_id as id, title from public.mission_listings
     where is_open and language = 'en' order by mission_id limit 1`,
  )
  platform.course.target = `${origin}/lti/missions/${mission!.id}`
  platform.people.set('lena', { sub: 'lena' })
  const student = await (await browser.newContext()).newPage()
  const course = `${platform.url}/course?as=lena`
  await student.goto(course)
  const frame = student.frameLocator('iframe')
  await expect(
    frame.getByRole('heading', { name: fill(launch.choice.welcome, { name: 'Lena Learner' }) }),
  ).toBeVisible()
  await frame.getByRole('checkbox', { name: en.students.shares.progress.name }).check()
  await frame.getByRole('button', { name: launch.choice.create }).click()
  await expect(frame.getByRole('heading', { name: mission!.title, level: 1 })).toBeVisible()

  // The next launch opens the account right away, also in a browser that never saw it.
  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto(course)
  await expect(
    elsewhere.frameLocator('iframe').getByRole('heading', { name: mission!.title, level: 1 }),
  ).toBeVisible()

  await page.reload()
  const name = `Moodle (${host})`
  await card.getByRole('button', { name: fill(texts.remove.label, { name }) }).click()
  await page.getByRole('dialog').getByRole('button', { name: texts.remove.button }).click()
  await expectToast(page, fill(texts.remove.done, { name }))
  await student.goto(course)
  await expect(frame.getByText(launch.problems.platform_unknown)).toBeVisible()
})
