import { AppError, unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import type { Letter } from '../rules/letter/letter.ts'
import type { LetterRow } from './get-letters.ts'
import { boosterKeys } from './keys.ts'

export interface LetterContent {
  title: string
  document: Letter
  application_id: string | null
}

type NewLetter = LetterContent & Pick<LetterRow, 'story_id' | 'posting_id'>

const useLettersChange = <Input, Output>(
  change: (input: Input) => Promise<Output>,
  failure: 'toast' | 'caller',
) => useChange(change, { refresh: [boosterKeys.letters(useSignedIn().id)], failure })

export const useAddLetter = () =>
  useLettersChange(async (letter: NewLetter): Promise<string> => {
    const client = await connect()
    return unwrap(await client.from('cover_letters').insert(letter).select('id').single()).id
  }, 'caller')

export const useDeleteLetter = () =>
  useLettersChange(async (id: string) => {
    const client = await connect()
    unwrap(await client.from('cover_letters').delete().eq('id', id))
  }, 'toast')

/** Saves on top of the revision that was read, so another window's text is never lost. */
export async function saveLetter(id: string, content: LetterContent, revision: number): Promise<number> {
  const client = await connect()
  const saved = unwrap(
    await client
      .from('cover_letters')
      .update(content)
      .eq('id', id)
      .eq('revision', revision)
      .select('revision'),
  )
  if (!saved[0]) throw new AppError('revision_conflict', 'This was changed in another window.')
  return saved[0].revision
}
