import type { Language } from '../../../i18n/languages.ts'
import type { Json } from '../../../lib/database.types.ts'
import type { OpeningDraft, OpeningField, Stage } from './api/answers.ts'

/** Fields as they follow each other in the editor. */
export const fieldOrder: readonly OpeningField[] = [
  'title',
  'description',
  'translation',
  'skills',
  'missions',
  'town',
  'contracts',
  'hoursPerWeek',
  'durationMonths',
  'startOn',
  'applyBy',
  'pay',
  'questions',
  'stages',
  'criteria',
  'audience',
  'schools',
  'invitations',
  'team',
]

export const fieldId = (field: OpeningField): string => `opening-${field}`

export const makerContracts = ['freelance', 'apprenticeship'] as const
export const timedContracts: readonly string[] = [
  'fixed_term',
  'internship',
  'apprenticeship',
  'temporary',
  'civic_service',
]
export const payPeriods = ['hour', 'month', 'year'] as const
export const maxQuestions = 5
export const maxCriteria = 10
export const maxInterviews = 6

export const newStage = (kind: Stage['kind']): Stage => ({
  id: crypto.randomUUID(),
  kind,
  name: null,
  answerDays: kind === 'hired' || kind === 'not_selected' ? null : 7,
})

export const newDraft = (me: string, language: Language): OpeningDraft => ({
  title: '',
  language,
  description: '',
  translation: null,
  job: null,
  skills: [],
  town: null,
  remote: 'hybrid',
  contracts: [],
  languages: [],
  startOn: null,
  workingTime: 'full',
  hoursPerWeek: null,
  durationMonths: null,
  places: 1,
  applyBy: null,
  pay: { min: null, max: null, currency: 'EUR', period: 'month' },
  questions: [],
  criteria: [],
  audience: 'everyone',
  stages: (['new', 'shortlist', 'interview', 'offer', 'hired', 'not_selected'] as const).map(newStage),
  team: [{ userId: me, isLead: true }],
  missions: [],
  schools: [],
  invitations: [],
})

export const toDocument = (draft: OpeningDraft, organization: string): Json => ({
  ...(draft as unknown as Record<string, Json>),
  organization,
  town: draft.remote === 'remote' ? null : draft.town,
  hoursPerWeek: draft.workingTime === 'part' ? draft.hoursPerWeek : null,
})

/** Replaces the first place where the words are found, in the texts of a field. */
export function withWording(
  draft: OpeningDraft,
  field: OpeningField,
  words: string,
  better: string,
): Partial<OpeningDraft> {
  const replace = (text: string) => text.replace(words, () => better)
  if (field === 'title' || field === 'description') return { [field]: replace(draft[field]) }
  if (field === 'translation' && draft.translation) {
    const { title, description } = draft.translation
    return { translation: { title: replace(title), description: replace(description) } }
  }
  if (field === 'questions')
    return { questions: draft.questions.map((asked) => ({ ...asked, text: replace(asked.text) })) }
  if (field === 'stages')
    return { stages: draft.stages.map((stage) => ({ ...stage, name: stage.name && replace(stage.name) })) }
  if (field === 'criteria')
    return {
      criteria: draft.criteria.map(({ id, name, description }) => ({
        id,
        name: replace(name),
        description: replace(description),
      })),
    }
  return {}
}

/** An opening whose must-haves a mission proves. */
export const draftFor = (
  mission: { id: string; title: string; skills: string[] },
  draft: OpeningDraft,
): OpeningDraft => ({
  ...draft,
  title: mission.title.slice(0, 120),
  skills: mission.skills.map((slug) => ({ slug, must: true, weight: 2, level: null })),
  missions: [{ id: mission.id, skills: mission.skills }],
})
