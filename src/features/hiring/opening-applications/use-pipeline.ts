import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { flag, number, oneOf, text } from '../../../lib/url-state/url-params.ts'
import { useUrlState } from '../../../lib/url-state/use-url-state.ts'
import { useSignedIn } from '../../core/session/me-context.ts'
import { pipelineQuery } from './api/get-pipeline.ts'

const filterParams = { proven: number(), skill: text(), unopened: flag(), late: flag() }
export const pipelineViews = ['board', 'list'] as const
export const pipelineParams = { ...filterParams, view: oneOf(pipelineViews, 'board'), page: number(1) }

/** How many cards of a stage come first. */
const firstCards = 30

/** The opening's applications as the address says: the first cards of each stage, or a page of the list. */
export function usePipeline(openingId: string) {
  const { values } = useUrlState(pipelineParams)
  const { view, page, ...filter } = values
  const [stages, setStages] = useState<Record<string, number>>({})
  const query = useQuery(
    pipelineQuery(useSignedIn().id, openingId, filter, view === 'list' ? { page: page - 1 } : { stages }),
  )
  /** Twice as many cards of a stage, so that even the longest is loaded in a few requests. */
  const loadMore = (stageId: string) =>
    setStages((before) => ({ ...before, [stageId]: 2 * (before[stageId] ?? firstCards) }))
  return { query, loadMore }
}

/** An application between its neighbors. Reading opens it, so that filter doesn't apply to them. */
export function useReading(openingId: string, applicationId: string) {
  const { values } = useUrlState(filterParams)
  const { unopened: _, ...filter } = values
  return useQuery(pipelineQuery(useSignedIn().id, openingId, filter, { around: applicationId }))
}
