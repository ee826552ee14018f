import { queryOptions } from '@tanstack/react-query'
import { toAppError } from '../../../../lib/errors.ts'
import { owner } from '../../../../lib/own-storage.ts'
import { connect } from '../../../../lib/supabase.ts'
import type { OpenCard } from '../model.ts'
import { keptChanges } from '../outbox/kept-changes.ts'
import { openWithChanges } from '../outbox/overlay.ts'
import { applicationKeys } from './keys.ts'

export async function getCard(cardId: string, signal?: AbortSignal): Promise<OpenCard | null> {
  const client = await connect()
  const { data, error } = await client
    .from('applications')
    .select('*, application_events(*), application_files(*)')
    .eq('id', cardId)
    .order('happened_at', { referencedTable: 'application_events', ascending: false })
    .order('created_at', { referencedTable: 'application_files' })
    .abortSignal(signal ?? new AbortController().signal)
    .maybeSingle()
  if (error) throw toAppError(error)
  if (!data) return null
  const { application_events: events, application_files: files, ...card } = data
  return { card, events, files }
}

/** One card with its notes, history and files; null if deleted. */
export const cardQuery = (cardId: string) =>
  queryOptions({
    queryKey: applicationKeys.card(cardId),
    queryFn: async ({ signal }) => {
      const changes = keptChanges(owner())
      const isNew = changes.some((change) => change.kind === 'add' && change.cardId === cardId)
      return openWithChanges(cardId, isNew ? null : await getCard(cardId, signal), changes)
    },
    // Never replace an open card while it is being edited.
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
