import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import type { PipelineFilter } from '../pipeline.ts'
import { answers } from './answers.ts'
import { openingApplicationKeys } from './keys.ts'

/** The first cards of each stage, or as many as are wanted; a page of the list; or one application with its neighbors. */
export type Shown = { stages: Record<string, number> } | { page: number } | { around: string }

/** What a screen shows of an opening's applications, in one answer. */
export const pipelineQuery = (userId: string, openingId: string, filter: PipelineFilter, shown: Shown) =>
  queryOptions({
    queryKey: openingApplicationKeys.pipelinePart(userId, openingId, filter, shown),
    queryFn: ({ signal }) =>
      ask(answers, 'opening_pipeline', { opening_id: openingId, filter, shown }, signal),
    // What is on the screen stays until more, or another part of it, is there.
    placeholderData: (before) => (before?.id === openingId ? before : undefined),
    staleTime: 0,
  })

/** Opens an application: its sender can no longer change it. */
export const receivedQuery = (userId: string, id: string) =>
  queryOptions({
    queryKey: openingApplicationKeys.received(userId, id),
    queryFn: ({ signal }) => ask(answers, 'open_application', { application_id: id }, signal),
    staleTime: 0,
  })
