import { expectAccessible, expectFits } from './support/axe.ts'
import { signInAsDemo } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { en, fill } from './support/texts.ts'

const { openingAnalytics: texts, openingBoard: board } = en
/** A paused opening of the demo’s company, to which nothing is added. */
const opening = {
  id: 'de000000-0000-4000-8000-000000000104',
  slug: 'supply-chain-assistant-nordelia-logistique',
}

test('visitors see how a company answers, and the company how its opening does', async ({
  page,
  browser,
}) => {
  const visitor = await (await browser.newContext()).newPage()
  const counted = visitor.waitForResponse(/rpc\/record_view/)
  await visitor.goto(`/openings/${opening.slug}`)
  await expect(visitor.getByText(board.page.answerMedian)).toBeVisible()
  expect((await counted).ok()).toBe(true)
  await visitor.context().close()

  await signInAsDemo(page, 'company', `/dashboard/openings/${opening.id}/analytics`)
  await expect(
    page.getByRole('heading', { level: 1, name: fill(texts.titleOf, { title: 'Supply chain assistant' }) }),
  ).toBeVisible()
  const evidence = page.getByRole('figure', { name: texts.evidence.title })
  await evidence.getByRole('button', { name: en.common.chart.table }).click()
  await expect(evidence.getByRole('row', { name: texts.evidence.kinds.proven })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await expectFits(page)
  await page.getByRole('button', { name: texts.allOpenings }).click()
  await expect(page).toHaveURL(/\/openings\/analytics/)
  await expect(page.getByRole('figure', { name: texts.openings.title })).toBeVisible()
})
