import { type Language, languages } from '../../../../i18n/languages.ts'
import { sameJson } from '../../../../lib/same-json.ts'
import type { MissionContent, Step } from '../../missions/model.ts'

const factKeys = [
  'title',
  'summary',
  'category',
  'difficulty',
  'language',
  'skills',
  'hours',
  'feedbackDays',
  'isFictional',
] as const
type FactKey = (typeof factKeys)[number]

/** The differences between a draft and the published version. */
export interface Changes {
  added: Step[]
  removed: Step[]
  changed: Step[]
  isReordered: boolean
  isRubricChanged: boolean
  areNotesChanged: boolean
  facts: FactKey[]
  /** Languages whose translation differs. */
  languages: Language[]
}

export function changesBetween(published: MissionContent, draft: MissionContent): Changes {
  const before = new Map(published.steps.map((step) => [step.id, step]))
  const after = new Map(draft.steps.map((step) => [step.id, step]))
  const kept = draft.steps.filter(({ id }) => before.has(id))
  const keptBefore = published.steps.filter(({ id }) => after.has(id))
  const notes = ({ evaluatorNotes, comments }: MissionContent) => ({ evaluatorNotes, comments })
  return {
    added: draft.steps.filter(({ id }) => !before.has(id)),
    removed: published.steps.filter(({ id }) => !after.has(id)),
    changed: kept.filter((step) => !sameStep(step, before.get(step.id)!)),
    isReordered: !sameJson(
      kept.map(({ id }) => id),
      keptBefore.map(({ id }) => id),
    ),
    isRubricChanged: !sameJson(published.rubric, draft.rubric),
    areNotesChanged: !sameJson(notes(published), notes(draft)),
    facts: factKeys.filter((key) => !sameJson(published[key], draft[key])),
    languages: languages.filter((one) => !sameJson(published.translations?.[one], draft.translations?.[one])),
  }
}

export const hasChanges = (changes: Changes): boolean =>
  Object.values(changes).some((change) => (Array.isArray(change) ? change.length > 0 : change))

/** An empty list of files is the same as none. */
function sameStep(one: Step, other: Step): boolean {
  const plain = (step: Step) => (step.kind === 'brief' ? { ...step, files: step.files ?? [] } : step)
  return sameJson(plain(one), plain(other))
}
