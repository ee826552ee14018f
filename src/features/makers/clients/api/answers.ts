import { z } from 'zod'
import { money, projectCard } from '../../projects/api/answers.ts'
import { clientKinds } from '../model.ts'

const clientSummary = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(clientKinds),
  website: z.string().nullable(),
  contacts: z.array(z.object({ name: z.string(), role: z.string() })),
  projects: z.object({ total: z.number(), active: z.number() }),
  /** What was paid, by currency. */
  value: z.array(money),
})
export type ClientSummary = z.infer<typeof clientSummary>

const client = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(clientKinds),
  website: z.string().nullable(),
  address: z.string(),
  note: z.string(),
  archived_at: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
})
export type Client = z.infer<typeof client>

const contact = z.object({
  id: z.string(),
  client_id: z.string(),
  name: z.string(),
  role: z.string(),
  email: z.string(),
  phone: z.string(),
  created_at: z.string(),
})
export type Contact = z.infer<typeof contact>

const clientRecord = z.object({
  client,
  contacts: z.array(contact),
  projects: z.array(projectCard),
  value: z.array(money),
})
export type ClientRecord = z.infer<typeof clientRecord>

export const answers = {
  my_clients: z.array(clientSummary),
  client_record: clientRecord.nullable(),
}
