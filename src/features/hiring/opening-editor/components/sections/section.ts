import type { OpeningDraft, OpeningEditorData, OpeningField } from '../../api/answers.ts'

/** What every section of the editor gets. */
export interface SectionProps {
  draft: OpeningDraft
  data: OpeningEditorData
  change: (changes: Partial<OpeningDraft>) => void
  /** What is wrong with a field, once publishing was tried. */
  errorOf: (field: OpeningField) => string | undefined
}
