// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import en from '../../../../i18n/en/reviews.ts'
import { i18n } from '../../../../i18n/i18n.ts'
import { newQueryClient, show, standInForBrowser } from '../../../../ui/testing/show.tsx'
import { paceQuery } from '../api/get-pace.ts'
import { ReviewPace } from './ReviewPace.tsx'

standInForBrowser()
beforeAll(() => i18n.loadNamespaces('reviews'))

const withPace = (pace: { mine: object | null; team: object | null }) => {
  const queries = newQueryClient()
  queries.setDefaultOptions({ queries: { staleTime: Number.POSITIVE_INFINITY } })
  queries.setQueryData(paceQuery().queryKey, pace as never)
  show(<ReviewPace />, { queries })
}

it('says how long reviews take, and how many the median is based on', () => {
  withPace({ mine: { minutes: 12, reviews: 5 }, team: { minutes: 75, reviews: 1200 } })
  const said = screen.getByText(/^You take/).textContent?.replaceAll('\u00a0', ' ')
  expect(said).toBe(
    'You take about 12 min per review (median of 5 reviews). Your team takes about 1 h 15 min per review (median of 1,200 reviews).',
  )
  expect(screen.getByText(en.pace.hint)).toBeTruthy()
})

it('says nothing while there are too few', () => {
  withPace({ mine: null, team: null })
  expect(screen.queryByText(en.pace.hint)).toBeNull()
})
