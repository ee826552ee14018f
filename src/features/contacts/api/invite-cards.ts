import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { useContactChange } from './use-contact-change.ts'

type Outcome = 'invited' | 'already' | 'gone'

/** Invites candidates to a mission by their cards, and returns the outcome for each. */
export const useInviteCards = (onSuccess: (outcomes: Outcome[]) => void) =>
  useContactChange(async (values: { mission: string; cards: string[] }) => {
    const client = await connect()
    const answer = await client.rpc('invite_cards', { mission_id: values.mission, cards: values.cards })
    return unwrap(answer).map(({ outcome }) => outcome as Outcome)
  }, onSuccess)
