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
