import { expectAccessible } from './support/axe.ts'
import { publishedMission, startMission } from './support/missions.ts'
import { confirmedAccount, signIn } from './support/people.ts'
import { expect, type Page, test } from './support/test.ts'
import { en } from './support/texts.ts'

test.use({ serviceWorkers: 'allow' })

/** Waits until the worker has the last page that must open without a network. */
async function expectAppKept(page: Page): Promise<void> {
  const isKept = () =>
    page.evaluate(async () => {
      const kept = await (await caches.open('essor-app')).keys()
      return kept.some(({ url }) => url.includes('/assets/EventPage'))
    })
  await expect.poll(isKept, { timeout: 30_000 }).toBe(true)
}

const copies = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('essor-copies')))

test('the app installs, opens without a network, sends later, and leaves nothing behind', async ({
  page,
  context,
  request,
}) => {
  const mission = await publishedMission(request, 20)
  await signIn(page, await confirmedAccount(request), { at: `/dashboard/missions/${mission.id}` })
  await startMission(page)
  for (let step = 0; step < 2; step++)
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByRole('radio', { name: 'Count the till' }).check()
  await page.getByRole('button', { name: en.player.decision.confirm }).click()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  const work = page.getByLabel(en.player.deliverable.text, { exact: true })
  await work.fill('Written at home')
  await expect(page.getByText('Saved at')).toBeVisible()
  const manifest = await page.evaluate(async () => {
    const { href } = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')!
    return (await fetch(href)).json()
  })
  expect(manifest.share_target.action).toBe('/dashboard/booster/posting')
  for (const { src } of manifest.icons)
    expect((await request.get(src)).headers()['content-type']).toBe('image/png')

  // Opening it again saves the mission as it is now.
  await page.reload()
  await expect(work).toHaveValue('Written at home')
  await expectAppKept(page)
  await context.setOffline(true)
  await work.fill('Written on the train')
  await expect(page.getByText(en.common.saving.offline)).toBeVisible()
  await page.reload()
  await expect(page.getByText(en.shell.offline.title)).toBeVisible()
  await expect(work).toHaveValue('Written on the train')
  await expectAccessible(page)
  await page.goto('/dashboard/career-plan')
  await expect(page.getByRole('heading', { name: en.common.failure.offline })).toBeVisible()
  await page.goBack()
  await expect(work).toHaveValue('Written on the train')
  await context.setOffline(false)
  await expect(page.getByText('Saved at')).toBeVisible()
  await expect(page.getByText(en.shell.offline.title)).toBeHidden()

  expect(await copies(page)).toHaveLength(1)
  await page.getByRole('button', { name: 'Sign Out' }).first().click()
  await expect(page).not.toHaveURL(/dashboard/)
  await expect.poll(() => copies(page)).toEqual([])
})

test('a posting shared with the app is analyzed', async ({ page, request }) => {
  const posting = new URLSearchParams({ title: 'Data analyst', text: 'SQL and patience, Lyon' })
  await signIn(page, await confirmedAccount(request), { at: `/dashboard/booster/posting?${posting}` })
  await expect(page.getByLabel(en.booster.posting.paste)).toHaveValue(
    'Data analyst\n\nSQL and patience, Lyon',
  )
  await expect(page).toHaveURL(/\/posting$/)
})
