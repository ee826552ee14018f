import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { matchingKeys } from '../../matching/api/keys.ts'
import { answers } from './answers.ts'

const getEditor = (id?: string, organization?: string, signal?: AbortSignal) =>
  ask(answers, 'opening_editor', { opening_id: id, organization }, signal)

/** An opening with what can be chosen in it; without an ID, for one that isn't saved yet. */
export const openingEditorQuery = (id?: string, organization?: string) =>
  queryOptions({
    queryKey: matchingKeys.editor(id, organization),
    // A new one keeps its page when it is first saved.
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
    queryFn: ({ signal }) => getEditor(id, organization, signal),
  })

/** What is stored now; null if it was deleted. */
export async function getStoredDraft(id: string) {
  const { opening } = await getEditor(id)
  return opening && { content: opening.document, revision: opening.revision }
}
