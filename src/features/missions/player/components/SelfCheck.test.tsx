// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import en from '../../../../i18n/en/player.ts'
import { i18n } from '../../../../i18n/i18n.ts'
import { newQueryClient, show, standInForBrowser } from '../../../../ui/testing/show.tsx'
import { selfChecksQuery } from '../../reviews/api/self-checks.ts'
import { SelfCheck } from './SelfCheck.tsx'
import { submittedPlay } from './test-play.ts'

standInForBrowser()
beforeAll(() => i18n.loadNamespaces('player'))

const levels = ['Pas encore', 'Bien', 'Très bien'].map((title) => ({ title, description: `${title} :` }))
const rubric = [
  { id: 'clear', title: 'Clarté', weight: 1, levels },
  { id: 'exact', title: 'Exactitude', weight: 1, levels },
]

/** Ratings of the first and the second attempt; the second is the newest. */
function showCheck(stored: object) {
  const queries = newQueryClient()
  queries.setDefaultOptions({ queries: { staleTime: Number.POSITIVE_INFINITY } })
  queries.setQueryData(selfChecksQuery('enrollment').queryKey, stored as never)
  return show(<SelfCheck play={submittedPlay()} rubric={rubric} />, { queries })
}
const levelsOf = (criterion: string) =>
  within(screen.getByRole('group', { name: `Your level for ${criterion}` }))

it('offers every level of each criterion, and shows the ratings of the newest attempt only', () => {
  showCheck({ 1: { clear: 0, exact: 0 }, 2: { clear: 2 } })
  expect(levelsOf('Clarté').getAllByRole('radio')).toHaveLength(3)
  expect(levelsOf('Clarté').getByRole('radio', { name: /Très bien/ })).toHaveProperty('checked', true)
  for (const radio of levelsOf('Exactitude').getAllByRole('radio'))
    expect(radio).toHaveProperty('checked', false)
  expect(screen.getByRole('status').textContent).toBe('1 of 2 criteria rated')
  expect(screen.getByText('Clarté').getAttribute('lang')).toBe('fr')
})

it('shows a rating before the server has it, and says so once all are saved', async () => {
  let answer: (response: Response) => void = () => {}
  const asked: string[] = []
  vi.stubGlobal('fetch', async (request: RequestInfo | URL, options?: RequestInit) => {
    const address = String(request)
    if (address.endsWith('/config.json')) return Response.json({ supabaseKey: 'key', demo: false })
    if (!address.includes('rate_own_work'))
      return Response.json([{ levels: { clear: 2, exact: 1 }, submissions: { attempt: 2 } }])
    asked.push(String(options?.body))
    return new Promise<Response>((resolve) => {
      answer = resolve
    })
  })
  const { person } = showCheck({ 2: { clear: 2 } })
  await person.click(levelsOf('Exactitude').getByRole('radio', { name: /^Bien/ }))
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(JSON.parse(asked[0]!)).toEqual({ enrollment_id: 'enrollment', criterion: 'exact', level: 1 })
  expect(levelsOf('Exactitude').getByRole('radio', { name: /^Bien/ })).toHaveProperty('checked', true)
  expect(screen.getByRole('status').textContent).not.toBe(en.check.saved)
  answer(new Response(null, { status: 204 }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(en.check.saved))
})
