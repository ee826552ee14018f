import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { pictureBucket } from '../../company-profile/api/upload-picture.ts'
import { type CaseFields, type StoredCase, toDocument } from '../model.ts'
import { portfolioKeys } from './keys.ts'

interface Saving {
  fields: CaseFields
  isPublished: boolean
  /** What the form was filled from; null for a new one. */
  before: StoredCase | null
  /** Position of a new one. */
  place: string
}

interface SavedCase {
  id: string
  revision: number
}

export function useSaveCase() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ fields, isPublished, before, place }: Saving): Promise<SavedCase> => {
      const client = await connect()
      const document = { ...toDocument(fields, isPublished), place }
      const saved = unwrap(
        await client.rpc('save_case', {
          document: document as never,
          case_id: before?.id,
          base_revision: before?.revision ?? 0,
        }),
      ) as unknown as SavedCase
      const kept = document.images.map(({ path }) => path)
      const unused = toPaths(before).filter((path) => !kept.includes(path))
      // Anything left behind here is removed at night.
      if (unused.length > 0) await client.storage.from(pictureBucket).remove(unused)
      return saved
    },
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: portfolioKeys.all }),
        queries.invalidateQueries({ queryKey: ['maker-page'] }),
      ]),
  })
}

const toPaths = (stored: StoredCase | null) =>
  ((stored?.images ?? []) as unknown as { path: string }[]).map(({ path }) => path)
