import { z } from 'zod'
import { Constants } from '../../../../lib/database.types.ts'

const { member_role } = Constants.public.Enums

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

export const answers = { team }
