import { z } from 'zod'

const teamInvitation = z.object({
  organization: z.string(),
  address: z.string(),
  isExpired: z.boolean(),
})

const schoolInvitation = z.object({
  school: z.string(),
  isExpired: z.boolean(),
  written: z.object({
    email: z.string(),
    firstName: z.string().optional(),
    lastName: z.string().optional(),
  }),
})

const adminInvitation = z.object({
  id: z.string(),
  invitedBy: z.string().nullable(),
  expiresAt: z.string(),
  isExpired: z.boolean(),
  /** Masked: the link may have been passed on. */
  address: z.string(),
  /** Whether the caller has confirmed the invited address. */
  isMine: z.boolean(),
})

export const answers = {
  team_invitation: teamInvitation.nullable(),
  school_invitation: schoolInvitation.nullable(),
  admin_invitation: adminInvitation.nullable(),
}
