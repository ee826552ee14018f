import type { Certificate } from '../api/answers.ts'

export interface PdfContent {
  certificate: Certificate
  facts: NonNullable<Certificate['facts']>
  skills: string[]
  address: string
}
