import type { Play, PlayedDeliverable } from '../api/answers.ts'

/** A mission that was just submitted, for component tests. */
export function submittedPlay(
  changes: {
    enrollment?: Partial<Play['enrollment']>
    mission?: Partial<Play['mission']>
    steps?: Play['steps']
    certificate?: string
  } = {},
): Play {
  const at = '2026-11-16T10:00:00Z'
  return {
    enrollment: {
      id: 'enrollment',
      user_id: 'person',
      mission_id: 'mission',
      organization_id: 'company',
      version: 1,
      language: 'fr',
      status: 'submitted',
      path: ['report'],
      is_complete: true,
      progress: 100,
      attempts: 2,
      seconds_spent: 5400,
      time_counted_at: at,
      started_at: at,
      submitted_at: at,
      due_at: null,
      completed_at: null,
      updated_at: at,
      ...changes.enrollment,
    },
    certificate: changes.certificate ?? null,
    mission: {
      title: 'Compter la caisse',
      summary: '',
      hours: 2,
      feedbackDays: 5,
      rubric: null,
      organization: 'Fournil',
      skills: [],
      languages: ['fr'],
      isPaused: false,
      ...changes.mission,
    },
    outline: [],
    steps: changes.steps ?? [],
    closing: { draft: null, revision: 0 },
  }
}

export const deliverable = (changes: Partial<PlayedDeliverable>): PlayedDeliverable => ({
  kind: 'deliverable',
  id: 'report',
  title: 'Le rapport',
  accepts: 'text',
  required: true,
  draft: null,
  revision: 1,
  completedAt: null,
  secondsSpent: 0,
  ...changes,
})
