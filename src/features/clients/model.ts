import type { Database } from '../../lib/database.types.ts'
import type { Money } from '../../lib/money.ts'
import type { ProjectCard } from '../projects/model.ts'

export const clientKinds = ['company', 'association', 'public', 'person'] as const
type ClientKind = (typeof clientKinds)[number]

export interface ClientSummary {
  id: string
  name: string
  kind: ClientKind
  website: string | null
  contacts: { name: string; role: string }[]
  projects: { total: number; active: number }
  /** What was paid, by currency. */
  value: Money[]
}

type Row = Database['public']['Tables']['clients']['Row']
export type Client = Omit<Row, 'maker_id' | 'kind'> & { kind: ClientKind }
export type Contact = Omit<Database['public']['Tables']['client_contacts']['Row'], 'maker_id'>

export interface ClientRecord {
  client: Client
  contacts: Contact[]
  projects: ProjectCard[]
  value: Money[]
}
