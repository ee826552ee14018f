import { z } from 'zod'

const invitee = z.object({
  id: z.string(),
  /** Null for people invited by their candidate card. */
  email: z.string().nullable(),
  state: z.enum(['invited', 'started', 'submitted', 'validated', 'declined']),
  invited_at: z.string(),
  sent_at: z.string(),
})
export type Invitee = z.infer<typeof invitee>

export const answers = { mission_invitees: z.array(invitee) }
