import { z } from 'zod'
import { agreementSides, requiredFields } from '../model.ts'

const side = z.enum(agreementSides)
const contract = z.enum(['internship', 'apprenticeship'])

const parties = z.object({
  student: z.string(),
  company: z.string(),
  /** Empty to the company until the student shares it. */
  school: z.string(),
  title: z.string(),
  contract,
})

const content = z.object({
  startsOn: z.string().nullable(),
  endsOn: z.string().nullable(),
  place: z.string(),
  tasks: z.string(),
  tutorName: z.string(),
  tutorContact: z.string(),
  teacherName: z.string(),
  teacherContact: z.string(),
  hoursPerWeek: z.number().nullable(),
  hourlyPay: z.number().nullable(),
})
export type AgreementContent = z.infer<typeof content>

const agreement = z.object({
  id: z.string(),
  parties,
  content,
  revision: z.number(),
  hash: z.string(),
  /** Those the reader acts for. */
  sides: z.array(side),
  /** Whether the school takes part yet. */
  isShared: z.boolean(),
  mayConfirm: z.boolean(),
  gaps: z.array(z.enum(requiredFields)),
  confirmations: z.array(z.object({ side, name: z.string(), at: z.string() })),
  /** The legal minimum for an hour; null where there is none. */
  minimum: z.number().nullable(),
  updatedAt: z.string(),
  finalizedAt: z.string().nullable(),
  /** Until when the company and the school keep it once it is final. */
  keptUntil: z.string().nullable(),
})
export type Agreement = z.infer<typeof agreement>

const listed = z.object({
  id: z.string(),
  parties,
  startsOn: z.string().nullable(),
  updatedAt: z.string(),
  finalizedAt: z.string().nullable(),
  confirmed: z.array(side),
})
export type ListedAgreement = z.infer<typeof listed>

const missing = z.object({
  placementId: z.string(),
  student: z.string(),
  title: z.string(),
  company: z.string(),
  contract,
})
export type MissingAgreement = z.infer<typeof missing>

const ofOpening = z.object({
  id: z.string(),
  student: z.string(),
  title: z.string(),
  startsOn: z.string().nullable(),
  finalizedAt: z.string().nullable(),
})

export const answers = {
  opening_agreements: z.array(ofOpening),
  agreement_page: agreement.nullable(),
  school_agreements: z.object({ agreements: z.array(listed), missing: z.array(missing) }),
  application_agreement: z
    .object({
      placementId: z.string(),
      hasSchool: z.boolean(),
      agreement: z
        .object({ id: z.string(), finalizedAt: z.string().nullable(), confirmed: z.number() })
        .nullable(),
    })
    .nullable(),
}
