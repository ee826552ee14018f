import { z } from 'zod'
import { Constants } from '../../../../lib/database.types.ts'

const { member_role, organization_kind } = Constants.public.Enums

const teamInvitation = z.object({
  organization: z.string(),
  kind: z.enum(organization_kind),
  role: z.enum(member_role),
  invitedBy: z.string().nullable(),
  expiresAt: z.string(),
  isExpired: z.boolean(),
  /** Masked: the link may have been passed on. */
  address: z.string(),
  /** Whether the caller has confirmed the invited address. */
  isMine: z.boolean(),
})
export type TeamInvitation = z.infer<typeof teamInvitation>

/** What signing up shows of it; schools and their students see more. */
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
  /** Null if it was answered or withdrawn. */
  team_invitation: teamInvitation.nullable(),
  school_invitation: schoolInvitation.nullable(),
  admin_invitation: adminInvitation.nullable(),
}
