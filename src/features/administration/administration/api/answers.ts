import { z } from 'zod'
import { Constants } from '../../../../lib/database.types.ts'
import { logEntry } from '../../audit/api/answers.ts'

const { administration_role, app_role, member_role, organization_kind, organization_status } =
  Constants.public.Enums

const invitation = z.object({
  id: z.string(),
  email: z.string(),
  roles: z.array(z.enum(administration_role)),
  invitedBy: z.string().nullable(),
  sentAt: z.string(),
  expiresAt: z.string(),
  isExpired: z.boolean(),
})

const administrator = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(administration_role)),
  since: z.string(),
  isSuspended: z.boolean(),
  hasSecondFactor: z.boolean(),
})
export type Administrator = z.infer<typeof administrator>

const accountLine = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  createdAt: z.string(),
  lastSignInAt: z.string().nullable(),
  isConfirmed: z.boolean(),
  isSuspended: z.boolean(),
  isLeaving: z.boolean(),
  roles: z.array(z.enum(app_role)),
  organizations: z.array(z.object({ id: z.string(), name: z.string() })),
})

const usersPage = z.object({
  /** Exact up to a thousand. */
  total: z.number(),
  isCounted: z.boolean(),
  hasBefore: z.boolean(),
  hasAfter: z.boolean(),
  /** Name of the organization filtered by. */
  organization: z.string().nullable(),
  users: z.array(accountLine),
})

/** A row of the list; photos are read apart. */
export type ListedUser = z.infer<typeof accountLine> & { photo: string | null }
export type UsersPage = Omit<z.infer<typeof usersPage>, 'users'> & { users: ListedUser[] }

const accountSession = z.object({
  id: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  userAgent: z.string().nullable(),
  ip: z.string().nullable(),
})

const suspension = z.object({
  id: z.string(),
  reason: z.string(),
  createdAt: z.string(),
  endsAt: z.string().nullable(),
  liftedAt: z.string().nullable(),
  by: z.string().nullable(),
  liftedBy: z.string().nullable(),
})
export type Suspension = z.infer<typeof suspension>

const account = accountLine.extend({
  confirmedAt: z.string().nullable(),
  deletionRequestedAt: z.string().nullable(),
  roles: z.array(z.object({ role: z.enum(app_role), since: z.string(), by: z.string().nullable() })),
  organizations: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      kind: z.enum(organization_kind),
      status: z.enum(organization_status),
      memberRole: z.enum(member_role),
      since: z.string(),
    }),
  ),
  enrollments: z.number(),
  certificates: z.number(),
  factors: z.number(),
  sessions: z.array(accountSession),
  suspensions: z.array(suspension),
  consents: z.array(z.object({ kind: z.string(), isGiven: z.boolean(), at: z.string() })),
  activity: z.array(logEntry),
})
export type Account = z.infer<typeof account>

/** A person affected by a bulk action; with a code if the action skips them. */
const previewLine = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  refusal: z.string().nullable(),
})
export type PreviewLine = z.infer<typeof previewLine>

const bulkOutcome = z.object({
  batch: z.string(),
  done: z.number(),
  /** To whom to send confirmation links again. */
  addresses: z.array(z.string()),
})
export type BulkOutcome = Omit<z.infer<typeof bulkOutcome>, 'addresses'>

export const answers = {
  create_organization: z.object({ id: z.string(), path: z.string().nullable() }),
  admin_invitations: z.array(invitation),
  administrators: z.object({
    people: z.array(administrator),
    /** Which roles open each area. */
    areas: z.record(z.string(), z.array(z.enum(administration_role))),
  }),
  admin_users: usersPage,
  admin_user: account,
  preview_bulk_act: z.array(previewLine),
  run_bulk_act: bulkOutcome,
}
