import { z } from 'zod'
import { Constants } from '../../../../lib/database.types.ts'

const { member_role, organization_kind } = Constants.public.Enums

const member = z.object({
  id: z.string(),
  name: z.string(),
  photo: z.string().nullable(),
  role: z.enum(member_role),
  title: z.string(),
  since: z.string(),
  /** Shown to owners, and to each member their own. */
  email: z.string().nullable(),
  isLastOwner: z.boolean(),
})
export type Member = z.infer<typeof member>

const team = z.object({
  isOwner: z.boolean(),
  members: z.array(member),
  /** For owners. */
  invitations: z.array(
    z.object({
      id: z.string(),
      email: z.string(),
      role: z.enum(member_role),
      sentAt: z.string(),
      expiresAt: z.string(),
      isExpired: z.boolean(),
    }),
  ),
})
export type Team = z.infer<typeof team>

const invitation = z.object({
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
export type Invitation = z.infer<typeof invitation>

export const answers = {
  team,
  /** Null if it was answered or withdrawn. */
  team_invitation: invitation.nullable(),
}
