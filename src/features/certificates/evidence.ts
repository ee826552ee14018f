/** A submitted file, known by an id that doesn't reveal where it is stored. */
export interface EvidenceFile {
  id: string
  name: string
  size: number
}

export interface EvidenceStep {
  id: string
  title: string
  text: string | null
  link: string | null
  files: EvidenceFile[]
}

interface EvidenceComment {
  id: string
  title: string
  text: string
}

/** Parts of the validated attempt and its feedback. */
interface Evidence {
  steps: EvidenceStep[]
  comments: EvidenceComment[]
}

export interface ShownEvidence extends Evidence {
  note: string
  summary: string | null
}

/** What can be shown, and what is. */
export interface EvidenceChoices extends Evidence {
  summary: string
  chosen: Partial<EvidenceChoice>
}

/** What the holder shows, by id. */
export interface EvidenceChoice {
  note: string
  steps: string[]
  files: string[]
  summary: boolean
  comments: string[]
}

export const longestNote = 1000

export const isWeb = (address: string): boolean => /^https?:\/\//i.test(address.trim())

export function showsAnything({ note, steps, summary, comments }: ShownEvidence): boolean {
  return Boolean(note || summary) || steps.length > 0 || comments.length > 0
}
