import { signInAsDemo } from './support/people.ts'
import { expect, test } from './support/test.ts'

test.use({ isStill: true })

const mission = '/missions/b1000000-0000-4000-8000-000000000001'

test('a visitor reads a mission before the app is there, and goes on from the same link', async ({
  page,
}) => {
  const ran: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && !request.url().includes('/boot.js')) ran.push(request.url())
  })
  // The function that writes the first lines takes longer when it has just been started.
  await expect.poll(async () => (await page.request.get(mission)).text()).toContain('id="first-lines"')
  await page.goto(mission)
  const lines = page.locator('#first-lines')
  await expect(lines.getByRole('heading', { level: 1 })).toHaveText('Why are Thursday’s packages late?')
  await expect(lines.getByRole('link', { name: 'Create an account and start' })).toHaveAttribute(
    'href',
    `/auth?tab=signup&next=${encodeURIComponent(`/dashboard${mission}`)}`,
  )
  await expect(page.locator('#root')).toBeHidden()
  // Nothing but the entry runs until then.
  expect(ran).toHaveLength(1)

  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(lines).toHaveCount(0)
  const missions = page.getByLabel('Site', { exact: true }).getByRole('link', { name: 'Missions' })
  await expect(missions).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/missions')
})

test('a home opens with its last content, and requests its data before the app has loaded', async ({
  page,
}) => {
  await signInAsDemo(page, 'maker')
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('essor-home:')))
  const asked: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/rest\/v1\/(profiles|user_roles|rpc\/maker_home)/.exec(request.url()) ?? []
    if (name) asked.push(name)
  })
  // The app's code stays on its way until its place is checked.
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/(app|base)-[^/]*\.js/, async (route) => {
    await isReleased
    await route.continue()
  })
  await page.goto('/dashboard', { waitUntil: 'commit' })
  const lines = page.locator('#home-lines')
  const title = await lines.getByRole('heading', { level: 1 }).textContent()
  await expect.poll(() => asked.toSorted()).toEqual(['profiles', 'rpc/maker_home', 'user_roles'])
  release()
  await expect(page.locator('#frame')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!)
  await page.waitForLoadState('networkidle')
  // The app took the answers over.
  expect(asked).toHaveLength(3)
})
