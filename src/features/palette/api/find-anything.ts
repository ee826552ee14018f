import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { AppRole } from '../../session/roles.ts'

export interface FoundThing {
  kind:
    | 'work'
    | 'certificate'
    | 'application'
    | 'draft'
    | 'conversation'
    | 'event'
    | 'mission'
    | 'person'
    | 'student'
    | 'program'
    | 'project'
    | 'client'
    | 'user'
    | 'organization'
  title: string
  detail?: string | null
  /** Relative to the area's address; certificate pages are public. */
  link: string
}

export const anythingQuery = (words: string, area: AppRole | undefined) =>
  queryOptions({
    queryKey: ['find-anything', area, words],
    enabled: area !== undefined && words.trim().length > 1,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const client = await connect()
      const found = await client.rpc('find_anything', { words, area: area! }).abortSignal(signal)
      return unwrap(found) as unknown as FoundThing[]
    },
  })
