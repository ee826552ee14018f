import { UploadQueue } from '../files/upload-queue.ts'
import { end } from '../missions/flow.ts'
import { ActiveTime } from './active-time.ts'
import { playMission } from './api/play-mission.ts'
import { saveStep } from './api/save-step.ts'
import { DraftKeeper, type OnServer } from './draft-keeper.ts'
import { keptDraft } from './kept-drafts.ts'
import { canChange, isOpen, type Play, type PlayedStep } from './play.ts'

type StepSaved = (stepId: string, saved: Pick<PlayedStep, 'draft' | 'revision'>) => void

/** What runs while the player is open: drafts, uploads and time tracking. */
export class Playing {
  readonly time = new ActiveTime()
  private keepers = new Map<string, DraftKeeper>()
  private queues = new Map<string, UploadQueue>()
  private play: Play
  private onSaved: StepSaved

  constructor(play: Play, onSaved: StepSaved) {
    this.play = play
    this.onSaved = onSaved
    this.receive(play)
  }

  receive(play: Play): void {
    this.play = play
    this.closing().receive(play.closing)
    for (const step of play.steps) this.keeper(step).receive(step)
  }

  keeper(step: PlayedStep): DraftKeeper {
    const known = this.keepers.get(step.id)
    if (known) return known
    return this.keep(step.id, step, canChange(this.play, step), ({ steps }) =>
      steps.find(({ id }) => id === step.id),
    )
  }

  /** Keeps the closing comment, which is written after the last step. */
  closing(): DraftKeeper {
    const { closing } = this.play
    return this.keepers.get(end) ?? this.keep(end, closing, isOpen(this.play), (now) => now.closing)
  }

  private keep(
    stepId: string,
    initial: OnServer,
    isEditable: boolean,
    find: (play: Play) => OnServer | undefined,
  ): DraftKeeper {
    const enrollmentId = this.play.enrollment.id
    // Read-only steps ignore drafts of an earlier visit.
    const kept = keptDraft(enrollmentId, stepId)
    const keeper = new DraftKeeper({
      initial,
      storage: isEditable ? kept : { ...kept, read: () => undefined },
      save: (save) => saveStep({ ...save, enrollmentId, stepId }),
      load: async () => find(await playMission(enrollmentId)) ?? initial,
      takeSeconds: this.time.take,
      giveBackSeconds: this.time.giveBack,
      onSaved: (saved) => this.onSaved(stepId, saved),
    })
    this.keepers.set(stepId, keeper)
    return keeper
  }

  queue(step: PlayedStep): UploadQueue {
    const known = this.queues.get(step.id)
    if (known) return known
    const { id } = this.play.enrollment
    const keeper = this.keeper(step)
    const queue = new UploadQueue({
      bucket: 'deliverables',
      folder: `${id}/${step.id}`,
      owner: step.id,
      onArrived: async (file) => {
        const { draft } = keeper.get()
        keeper.change({ ...draft, files: [...(draft?.files ?? []), file] })
        await keeper.flush()
      },
    })
    this.queues.set(step.id, queue)
    return queue
  }

  /** Sends every pending draft, plus the time spent on the open step. */
  async flush(openId?: string): Promise<void> {
    const open = this.play.steps.find(({ id }) => id === openId)
    const takesTime = open !== undefined && this.takesTime(open)
    const keepers = [...this.keepers]
    await Promise.all(keepers.map(([id, keeper]) => keeper.flush(takesTime && id === openId)))
  }

  /** A step whose draft or files haven't arrived yet. */
  unsaved(): string | undefined {
    const waiting = [...this.keepers].find(([, keeper]) => keeper.get().status !== 'saved')
    const sending = [...this.queues].find(([, queue]) => queue.get().length > 0)
    return (waiting ?? sending)?.[0]
  }

  private takesTime(step: PlayedStep): boolean {
    if (!isOpen(this.play)) return false
    return canChange(this.play, step) || step.kind === 'brief' || step.kind === 'message'
  }
}
