import { i18n } from '../../../i18n/i18n.ts'
import { toast } from '../../../ui/toast.ts'
import type { Draft, Play, PlayedStep } from './api/answers.ts'
import { useCompleteStep } from './api/complete-step.ts'
import { isAnswered, isOpen } from './play.ts'
import type { Playing } from './playing.ts'
import { handIn } from './use-open-step.ts'

interface Options {
  play: Play
  step: PlayedStep
  playing: Playing
  draft: Draft | null
  onOpen: (place: string) => void
}

/** Moves to the next step: saves what was typed first, then the server unlocks what follows. */
export function useStepTurning({ play, step, playing, draft, onOpen }: Options) {
  const { steps, enrollment } = play
  const complete = useCompleteStep(enrollment.id)
  const index = steps.findIndex(({ id }) => id === step.id)
  const canHandIn = enrollment.is_complete || enrollment.status !== 'in_progress'
  const next = steps[index + 1]?.id ?? (canHandIn ? handIn : undefined)
  const isOver = step.completedAt !== null || !isOpen(play)
  // A decision shows its consequence, a quiz the correct answers, before continuing.
  const staysHere = !isOver && (step.kind === 'decision' || step.kind === 'quiz')
  const canGoOn = isOver ? next !== undefined : isAnswered(step, draft)

  async function goOn(): Promise<void> {
    if (!canGoOn || complete.isPending) return
    if (isOver) {
      void playing.saver(step).flush()
      if (next) onOpen(next)
      return
    }
    const saver = playing.saver(step)
    await saver.flush(true)
    const { status } = saver.get()
    if (status === 'conflict') return
    if (status === 'offline' || !navigator.onLine) {
      const message = i18n.t('work.offlineContinue', { ns: 'player' })
      return toast.failure({ title: i18n.t('saving.offline', { ns: 'common' }), message })
    }
    try {
      const after = await complete.mutateAsync(step.id)
      if (staysHere) return
      onOpen(after.enrollment.is_complete ? handIn : (after.steps.at(-1)?.id ?? handIn))
    } catch (error) {
      toast.error(error)
    }
  }

  const ways = { decision: 'decision.confirm', quiz: 'quiz.check' } as const
  const label = staysHere && (step.kind === 'decision' || step.kind === 'quiz') ? ways[step.kind] : undefined
  const onward = next === handIn ? ('work.toHandIn' as const) : ('work.continue' as const)
  return {
    goOn,
    canGoOn,
    isBusy: complete.isPending,
    label: label ?? onward,
    previous: steps[index - 1]?.id,
    next,
  }
}
