import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Json } from '../../../lib/database.types.ts'
import { AppError, unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { toast } from '../../../ui/toast.ts'
import { useSignedIn } from '../../session/me-context.ts'
import type { Letter } from '../rules/letter/letter.ts'
import type { LetterRow } from './get-letters.ts'
import { boosterKeys } from './keys.ts'

export interface LetterContent {
  title: string
  document: Letter
  application_id: string | null
}

/** Letters are plain JSON, which their type can't express. */
export const asJson = (letter: Letter) => letter as unknown as Json

type NewLetter = LetterContent & Pick<LetterRow, 'story_id' | 'posting_id'>

function useLettersChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const { id } = useSignedIn()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => queries.invalidateQueries({ queryKey: boosterKeys.letters(id) }),
    onError: toast.error,
  })
}

export const useAddLetter = () =>
  useLettersChange(async ({ document, ...letter }: NewLetter): Promise<string> => {
    const client = await connect()
    const row = { ...letter, document: asJson(document) }
    return unwrap(await client.from('cover_letters').insert(row).select('id').single()).id
  })

export const useDeleteLetter = () =>
  useLettersChange(async (id: string) => {
    const client = await connect()
    unwrap(await client.from('cover_letters').delete().eq('id', id))
  })

/** Saves on top of the revision that was read, so another window's text is never lost. */
export async function saveLetter(id: string, content: LetterContent, revision: number): Promise<number> {
  const client = await connect()
  const saved = unwrap(
    await client
      .from('cover_letters')
      .update({ ...content, document: asJson(content.document) })
      .eq('id', id)
      .eq('revision', revision)
      .select('revision'),
  )
  if (!saved[0]) throw new AppError('draft_conflict', 'This was changed in another window.')
  return saved[0].revision
}
