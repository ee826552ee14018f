import { AppError, unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import type { StoryText } from '../rules/story.ts'
import type { Story } from './get-stories.ts'
import { boosterKeys } from './keys.ts'

export type NewStory = StoryText & Pick<Story, 'language' | 'skills' | 'certificate_code'>
export type StoryFields = StoryText & Pick<Story, 'skills'>

/** Refetches stories together with the material they can be made from. */
function useStoriesChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const { id } = useSignedIn()
  return useChange(change, {
    refresh: [boosterKeys.stories(id), boosterKeys.material(id)],
    failure: 'toast',
  })
}

export const useAddStory = () =>
  useStoriesChange(async (story: NewStory): Promise<string> => {
    const client = await connect()
    return unwrap(await client.from('stories').insert(story).select('id').single()).id
  })

export const useDeleteStory = () =>
  useStoriesChange(async (id: string) => {
    const client = await connect()
    unwrap(await client.from('stories').delete().eq('id', id))
  })

/** Saves on top of the revision that was read, so another window's text is never lost. */
export async function saveStory(id: string, fields: StoryFields, revision: number): Promise<number> {
  const client = await connect()
  const saved = unwrap(
    await client.from('stories').update(fields).eq('id', id).eq('revision', revision).select('revision'),
  )
  if (!saved[0]) throw new AppError('revision_conflict', 'This was changed in another window.')
  return saved[0].revision
}

/** As stored on the server; null if it was deleted. */
export async function getStory(id: string): Promise<Story | null> {
  const client = await connect()
  return unwrap(await client.from('stories').select().eq('id', id))[0] ?? null
}
