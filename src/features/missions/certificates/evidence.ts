import type { ShownEvidence } from './api/answers.ts'

export const longestNote = 1000

export const isWeb = (address: string): boolean => /^https?:\/\//i.test(address.trim())

export function showsAnything({ note, steps, summary, comments }: ShownEvidence): boolean {
  return Boolean(note || summary) || steps.length > 0 || comments.length > 0
}
