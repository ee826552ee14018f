import { ask, call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import type { AddableKind, Reason } from '../model.ts'
import { answers, type Pipeline } from './answers.ts'
import { openingApplicationKeys } from './keys.ts'

const refresh = [openingApplicationKeys.all]

interface Step {
  id: string
  from: string
  to: string
}

/** The pipeline with an application in its next stage; filters aren't about stages, so those that fit still do. */
export function moved(pipeline: Pipeline, { id, to }: Pick<Step, 'id' | 'to'>): Pipeline {
  const from = pipeline.applications.find((one) => one.id === id)?.stage
  if (!from || from === to) return pipeline
  const change = (stage: string) => (stage === to ? 1 : stage === from ? -1 : 0)
  return {
    ...pipeline,
    stages: pipeline.stages.map((stage) => ({
      ...stage,
      total: stage.total + change(stage.id),
      fitting: stage.fitting + change(stage.id),
    })),
    applications: pipeline.applications.map((one) => (one.id === id ? { ...one, stage: to } : one)),
  }
}

/** Moves an application optimistically; if a team member was faster, answers false and everything is refetched. */
export const useMove = (openingId: string, onFaster: () => void) =>
  useChange(
    ({ id, from, to }: Step) =>
      call('move_application', { application_id: id, from_stage: from, to_stage: to }),
    {
      refresh,
      failure: 'toast',
      onSuccess: (isMoved) => {
        if (!isMoved) onFaster()
      },
      optimistic: {
        queryKey: openingApplicationKeys.pipeline(useSignedIn().id, openingId),
        show: moved,
      },
    },
  )

export interface Answer {
  id: string
  /** Where it was when the answer was written. */
  stage: string
  reason: Reason | ''
  words: string
  wouldChange: string
  missions: string[]
}

/** Sends answers, each with its own reason; answers the IDs of those that were sent. */
export const useAnswer = (openingId: string, onSuccess: (sent: string[], given: Answer[]) => void) =>
  useChange((given: Answer[]) => ask(answers, 'answer_applications', { opening_id: openingId, given }), {
    refresh,
    failure: 'caller',
    onSuccess,
  })

export const useComment = (applicationId: string, onSuccess: () => void) =>
  useChange(
    ({ body, mentions }: { body: string; mentions: string[] }) =>
      call('comment_on_application', { application_id: applicationId, body, mentions }),
    { refresh, failure: 'caller', onSuccess },
  )

export const useDeleteComment = () =>
  useChange((id: string) => call('delete_application_comment', { comment_id: id }), {
    refresh,
    failure: 'toast',
  })

export const useDeclareConflict = (onSuccess: () => void) =>
  useChange((id: string) => call('declare_application_conflict', { application_id: id }), {
    refresh,
    failure: 'caller',
    onSuccess,
  })

interface StageValues {
  /** Undefined for a new one. */
  id?: string
  kind?: AddableKind
  name: string
  days: number
}

export const useSaveStage = (openingId: string, onSuccess: () => void) =>
  useChange(
    ({ id, kind, name, days }: StageValues) =>
      call('save_opening_stage', { opening_id: openingId, stage_id: id, kind, name, answer_days: days }),
    { refresh, failure: 'caller', onSuccess },
  )

export const useDeleteStage = (openingId: string, onSuccess: () => void) =>
  useChange((id: string) => call('delete_opening_stage', { opening_id: openingId, stage_id: id }), {
    refresh,
    failure: 'caller',
    onSuccess,
  })
