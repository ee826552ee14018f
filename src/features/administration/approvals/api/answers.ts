import { z } from 'zod'
import { Constants } from '../../../../lib/database.types.ts'
import { logEntry } from '../../audit/api/answers.ts'

const { member_role, organization_kind, organization_status } = Constants.public.Enums

/** A row of the list of requests. */
export const organizationRequest = z.object({
  id: z.string(),
  kind: z.enum(organization_kind),
  name: z.string(),
  website: z.string().nullable(),
  siret: z.string().nullable(),
  status: z.enum(organization_status),
  heard_from: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  decided_at: z.string().nullable(),
  decision_reason: z.string().nullable(),
  applicant_name: z.string(),
  applicant_title: z.string().nullable(),
  /** Null if the applicant has left; nothing is known about the address then. */
  applicant_email: z.string().nullable(),
  email_confirmed: z.boolean(),
  email_matches_website: z.boolean().nullable(),
  free_mail: z.boolean().nullable(),
  duplicates: z.number(),
  awaits_answer: z.boolean(),
  verified_until: z.string().nullable(),
  total: z.number(),
})
export type OrganizationRequest = z.infer<typeof organizationRequest>

const question = z.object({
  id: z.string(),
  question: z.string(),
  askedAt: z.string(),
  askedBy: z.string().nullable(),
  answer: z.string().nullable(),
  answeredAt: z.string().nullable(),
})
export type Question = z.infer<typeof question>

const suspension = z.object({
  id: z.string(),
  reason: z.string(),
  endsAt: z.string().nullable(),
  createdAt: z.string(),
  by: z.string().nullable(),
  reply: z.string().nullable(),
  repliedAt: z.string().nullable(),
  liftedAt: z.string().nullable(),
})
export type Suspension = z.infer<typeof suspension>

const duplicate = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(organization_kind),
  status: z.enum(organization_status),
  website: z.string().nullable(),
  siret: z.string().nullable(),
  by: z.array(z.enum(['siret', 'name', 'similar_name', 'website'])),
})

const checkKind = z.enum(['person', 'domain', 'siret'])

/** Everything known about an organization, for the administrators who decide on it. */
const dossier = z.object({
  id: z.string(),
  kind: z.enum(organization_kind),
  name: z.string(),
  slug: z.string(),
  website: z.string().nullable(),
  siret: z.string().nullable(),
  status: z.enum(organization_status),
  heardFrom: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  decidedAt: z.string().nullable(),
  decidedBy: z.string().nullable(),
  decisionReason: z.string().nullable(),
  awaitsAnswer: z.boolean(),
  verifiedUntil: z.string().nullable(),
  isVerified: z.boolean(),
  verification: z.object({
    checks: z.array(
      z.object({ kind: checkKind, at: z.string(), by: z.string().nullable(), note: z.string() }),
    ),
    /** Automatic checks that pass right now. */
    passing: z.array(checkKind),
  }),
  verificationAskedAt: z.string().nullable(),
  applicant: z
    .object({
      name: z.string(),
      title: z.string().nullable(),
      email: z.string(),
      emailConfirmed: z.boolean(),
      emailMatchesWebsite: z.boolean().nullable(),
      freeMail: z.boolean(),
    })
    .nullable(),
  duplicates: z.array(duplicate),
  members: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      role: z.enum(member_role),
      title: z.string(),
      emailConfirmed: z.boolean(),
    }),
  ),
  figures: z.object({ missions: z.number(), underWay: z.number(), certificates: z.number() }),
  questions: z.array(question),
  suspensions: z.array(suspension),
  /** Tables whose rows prevent a merge. */
  mergeObstacles: z.array(z.string()),
  history: z.array(logEntry),
})
export type Dossier = z.infer<typeof dossier>
export type MemberRole = Dossier['members'][number]['role']

const signOn = z.object({
  domains: z.array(
    z.object({
      id: z.uuid(),
      domain: z.string(),
      verifiedAt: z.string().nullable(),
      recordName: z.string(),
      recordValue: z.string(),
    }),
  ),
  connection: z
    .object({
      providerId: z.uuid(),
      entityId: z.string(),
      attributes: z.record(z.string(), z.string()),
      isRequired: z.boolean(),
      breakGlass: z.uuid().nullable(),
      lastUsedAt: z.string().nullable(),
    })
    .nullable(),
  owners: z.array(z.object({ id: z.uuid(), name: z.string(), hasSecondFactor: z.boolean() })),
})

export const answers = {
  admin_single_sign_on: signOn,
  organization_dossier: dossier,
}
