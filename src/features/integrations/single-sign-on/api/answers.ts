import { z } from 'zod'

const domain = z.object({
  id: z.uuid(),
  domain: z.string(),
  verifiedAt: z.string().nullable(),
  recordName: z.string(),
  recordValue: z.string(),
})
export type EmailDomain = z.infer<typeof domain>

const connection = z.object({
  providerId: z.uuid(),
  entityId: z.string(),
  attributes: z.object({
    email: z.string().optional(),
    name: z.string().optional(),
    role: z.string().optional(),
  }),
  isRequired: z.boolean(),
  breakGlass: z.uuid().nullable(),
  lastUsedAt: z.string().nullable(),
})
export type Connection = z.infer<typeof connection>

const owner = z.object({ id: z.uuid(), name: z.string(), hasSecondFactor: z.boolean() })
export type Owner = z.infer<typeof owner>

const singleSignOn = z.object({
  domains: z.array(domain),
  connection: connection.nullable(),
  owners: z.array(owner),
})

export const answers = { single_sign_on: singleSignOn }
