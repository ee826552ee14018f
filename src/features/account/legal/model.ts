import type { Database } from '../../../lib/database.types.ts'
import type { Operator } from './api/answers.ts'

export type LegalKind = Database['public']['Enums']['legal_kind']
export const legalKinds: LegalKind[] = ['privacy', 'terms']

export const isComplete = ({ name, address, email, director, host }: Operator) =>
  Boolean(name && address && email && director && host)

export type LegalText = Database['public']['Tables']['legal_texts']['Row']
