import { call } from '../../../../lib/rpc.ts'
import { useContactChange } from './use-contact-change.ts'

type Outcome = 'invited' | 'already' | 'gone'

/** Invites candidates to a mission by their cards, and returns the outcome for each. */
export const useInviteCards = (onSuccess: (outcomes: Outcome[]) => void) =>
  useContactChange(async ({ mission, cards }: { mission: string; cards: string[] }) => {
    const invited = await call('invite_cards', { mission_id: mission, cards })
    return invited.map(({ outcome }) => outcome as Outcome)
  }, onSuccess)
