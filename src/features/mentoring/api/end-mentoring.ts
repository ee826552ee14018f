import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { useMentoringChange } from './use-mentoring-change.ts'

/** Ends a mentorship, or adds the second closing message. */
export const useEndMentoring = (onSuccess: () => void) =>
  useMentoringChange(async ({ id, word }: { id: string; word: string }) => {
    const client = await connect()
    return unwrap(await client.rpc('end_mentoring', { mentorship_id: id, word }))
  }, onSuccess)
