import { AppError, unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { useChange } from '../../../../ui/use-change.ts'
import type { Session } from './answers.ts'
import { shownMentoring, useMentoringChange } from './use-mentoring-change.ts'

interface Saving {
  /** The session to change; missing for a new one. */
  before?: Session
  startsAt: string
  minutes: number
  notes: string
  ownNote: string
}

async function saveSession(mentorshipId: string, saving: Saving): Promise<string> {
  const client = await connect()
  const { before, startsAt, minutes, notes } = saving
  const values = { starts_at: startsAt, minutes, notes }
  const sessions = client.from('mentoring_sessions')
  if (!before) {
    return unwrap(
      await sessions
        .insert({ mentorship_id: mentorshipId, ...values })
        .select('id')
        .single(),
    ).id
  }
  // Don't overwrite what was saved in between.
  const written = unwrap(
    await sessions.update(values).eq('id', before.id).eq('revision', before.revision).select('id'),
  )
  if (written.length === 0) throw new AppError('revision_conflict', 'The notes were changed in the meantime.')
  return before.id
}

export const useSaveSession = (mentorshipId: string, userId: string) =>
  useChange(
    async (saving: Saving) => {
      const id = await saveSession(mentorshipId, saving)
      if (saving.ownNote === (saving.before?.ownNote ?? '')) return
      const client = await connect()
      unwrap(
        await client
          .from('mentoring_notes')
          .upsert({ session_id: id, user_id: userId, body: saving.ownNote }, { defaultToNull: false }),
      )
    },
    { refresh: shownMentoring, isRevised: true, failure: 'caller' },
  )

export const useRemoveSession = (onSuccess: () => void) =>
  useMentoringChange(async (id: string) => {
    const client = await connect()
    return unwrap(await client.from('mentoring_sessions').delete().eq('id', id))
  }, onSuccess)
