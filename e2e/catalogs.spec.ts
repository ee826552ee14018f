import { expectSound } from './support/axe.ts'
import { publishedMission } from './support/missions.ts'
import { expect, test } from './support/test.ts'
import { en } from './support/texts.ts'

test('a visitor searches missions, reads one, and comes back to the search', async ({ page, request }) => {
  const mission = await publishedMission(request)
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: en.common.footer.missions }).click()
  await expect(page.getByRole('heading', { level: 1, name: en.catalog.title })).toBeVisible()
  const search = page.getByRole('searchbox', { name: en.catalog.list.search })
  await search.fill('zzzz qqqq')
  await expect(page.getByRole('heading', { name: en.catalog.list.empty })).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: en.common.clearFilters }).last().click()
  await expect(search).toHaveValue('')

  await search.fill(mission.title)
  const found = page.getByRole('main').getByRole('link', { name: mission.title })
  await expect(found).toBeVisible()
  await expect(page).toHaveURL(/\/missions\?q=/)
  await expectSound(page)
  await found.click()
  await expect(page.getByRole('heading', { level: 1, name: mission.title })).toBeVisible()
  const trail = page.getByRole('navigation', { name: en.common.site.breadcrumbs })
  await expect(trail.getByRole('link', { name: en.catalog.title })).toHaveAttribute('href', '/missions')
  await page.goBack()
  await expect(search).toHaveValue(mission.title)
  await expect(found).toBeVisible()
})

test('companies, schools and makers can be searched without an account, with one request each', async ({
  page,
}) => {
  const calls: string[] = []
  page.on('request', (request) => {
    const name = /\/rest\/v1\/(.*)/.exec(request.url())?.[1]
    if (name && !name.startsWith('rpc/public_settings')) calls.push(name)
  })
  const catalogs = [
    ['/companies', en.companyProfile.catalog, 'nordelia', 'Nordelia Logistique'],
    ['/schools', en.schoolProfile.catalog, 'lumiere', 'Campus Lumière-sur-Saône'],
    ['/makers', en.makers.catalog, 'castan', 'Pierre-Yves Castan'],
  ] as const
  for (const [address, texts, typed, name] of catalogs) {
    // The page before this one may still be asking for logos.
    await page.goto('about:blank')
    calls.length = 0
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible()
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(calls, address).toHaveLength(1)
    await page.getByRole('searchbox', { name: texts.search }).fill(typed)
    await expect(page).toHaveURL(new RegExp(`q=${typed}`))
    await expect(page.getByRole('status').getByText(/^1 /)).toBeVisible()
    await expectSound(page)
    await page.getByRole('main').getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    // Its page links to others of its kind.
    const others = page.getByRole('heading', { level: 2, name: /^Other |similar/ })
    await page.locator('section').filter({ has: others }).getByRole('link').first().click()
    await expect(page).toHaveURL(new RegExp(`${address}/(?!.*${typed})`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
})

test('the landing page shows a mission and a certificate from the database', async ({ page }) => {
  await page.goto('/')
  // The live page has replaced the prerendered one.
  await expect(page.locator('[data-drawn]')).toHaveCount(0)
  const proof = page.getByRole('region', { name: en.landing.proof.title })
  await proof.scrollIntoViewIfNeeded()
  await expect(proof.getByRole('link', { name: en.certificates.proof.openMission })).toHaveAttribute(
    'href',
    /^\/missions\/.{36}$/,
  )
  await proof.getByRole('link', { name: en.certificates.proof.openCertificate }).click()
  await expect(page.getByText(en.certificates.signature.valid)).toBeVisible()
})
