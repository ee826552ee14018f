import { expectSound } from './support/axe.ts'
import { expect, test } from './support/test.ts'
import { en } from './support/texts.ts'

const mission = '/missions/b1000000-0000-4000-8000-000000000001'

test('a crawler reads what a mission is, and a visitor shares it', async ({ page, request, baseURL }) => {
  // The function that writes heads may still be starting; the page is then served as it was built.
  const read = async () => (await request.get(mission)).text()
  await expect.poll(read).toContain('application/ld+json')
  const html = await read()
  expect(html).toContain(`<link rel="canonical" href="${baseURL}${mission}"`)
  const course = JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)![1]!)
  expect(html).toContain(`<meta property="og:title" content="${course.name}`)
  expect(course['@type']).toBe('Course')
  const card = /property="og:image" content="([^"]+)"/.exec(html)![1]!
  expect((await request.get(card)).headers()['content-type']).toBe('image/png')

  await page.goto(mission)
  await expect(page.getByRole('heading', { level: 1, name: course.name })).toBeVisible()
  // The app keeps the title it was sent with, and no tag appears twice.
  expect(await page.title()).toBe(/<title>(.*?)<\/title>/.exec(html)![1])
  for (const tag of ['title', 'meta[name=description]', 'link[rel=canonical]'])
    await expect(page.locator(`head > ${tag}`)).toHaveCount(1)

  await page.getByRole('button', { name: en.common.share, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: en.common.share })
  await expect(dialog.getByLabel(en.sharing.link, { exact: true })).toHaveValue(`${baseURL}${mission}`)
  const post = `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url: baseURL + mission })}`
  await expect(dialog.getByRole('link', { name: en.sharing.post })).toHaveAttribute('href', post)
  await expectSound(page)
  await page.keyboard.press('Escape')

  // Tags about this page are gone on the next one.
  await page.getByRole('link', { name: en.common.footer.help }).click()
  await expect(page.locator('head > [data-page]')).toHaveCount(0)
})
