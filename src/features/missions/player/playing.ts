import { ActiveTime } from '../../../lib/active-time.ts'
import { Autosave, type Stored } from '../../../lib/autosave/autosave.ts'
import { deviceCopy } from '../../../lib/autosave/device-copy.ts'
import { UploadQueue } from '../../core/files/upload-queue.ts'
import { end } from '../missions/flow.ts'
import type { Draft, Play, PlayedStep } from './api/answers.ts'
import { playMission } from './api/play-mission.ts'
import { saveStep } from './api/save-step.ts'
import { canChange, isOpen } from './play.ts'

export type DraftSaver = Autosave<Draft | null>
type StoredDraft = Pick<PlayedStep, 'draft' | 'revision'>

const toStored = ({ draft, revision }: StoredDraft): Stored<Draft | null> => ({ content: draft, revision })

type StepSaved = (stepId: string, saved: StoredDraft) => void

/** What runs while the player is open: drafts, uploads and time tracking. */
export class Playing {
  readonly time = new ActiveTime()
  private savers = new Map<string, DraftSaver>()
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
    this.closing().receive(toStored(play.closing))
    for (const step of play.steps) this.saver(step).receive(toStored(step))
  }

  saver(step: PlayedStep): DraftSaver {
    const known = this.savers.get(step.id)
    if (known) return known
    return this.open(step.id, step, canChange(this.play, step), ({ steps }) =>
      steps.find(({ id }) => id === step.id),
    )
  }

  /** Saves the closing comment, which is written after the last step. */
  closing(): DraftSaver {
    const { closing } = this.play
    return this.savers.get(end) ?? this.open(end, closing, isOpen(this.play), (now) => now.closing)
  }

  private open(
    stepId: string,
    initial: StoredDraft,
    isEditable: boolean,
    find: (play: Play) => StoredDraft | undefined,
  ): DraftSaver {
    const enrollmentId = this.play.enrollment.id
    // Read-only steps ignore drafts of an earlier visit.
    const copy = deviceCopy<Draft | null>(enrollmentId, stepId)
    const saver: DraftSaver = new Autosave({
      initial: toStored(initial),
      device: isEditable ? copy : { ...copy, read: () => [] },
      save: (draft, baseRevision, seconds) =>
        saveStep({ enrollmentId, stepId, draft, baseRevision, seconds }),
      load: async () => toStored(find(await playMission(enrollmentId)) ?? initial),
      time: this.time,
      onSaved: ({ content, revision }) => this.onSaved(stepId, { draft: content, revision }),
    })
    this.savers.set(stepId, saver)
    return saver
  }

  queue(step: PlayedStep): UploadQueue {
    const known = this.queues.get(step.id)
    if (known) return known
    const { id } = this.play.enrollment
    const saver = this.saver(step)
    const queue = new UploadQueue({
      bucket: 'deliverables',
      folder: `${id}/${step.id}`,
      owner: step.id,
      onArrived: async (file) => {
        const draft = saver.get().content
        saver.change({ ...draft, files: [...(draft?.files ?? []), file] })
        await saver.flush()
      },
    })
    this.queues.set(step.id, queue)
    return queue
  }

  /** Sends every pending draft, plus the time spent on the open step. */
  async flush(openId?: string): Promise<void> {
    const open = this.play.steps.find(({ id }) => id === openId)
    const takesTime = open !== undefined && this.takesTime(open)
    const savers = [...this.savers]
    await Promise.all(savers.map(([id, saver]) => saver.flush(takesTime && id === openId)))
  }

  /** A step whose draft or files haven't arrived yet. */
  unsaved(): string | undefined {
    const waiting = [...this.savers].find(([, saver]) => saver.get().status !== 'saved')
    const sending = [...this.queues].find(([, queue]) => queue.get().length > 0)
    return (waiting ?? sending)?.[0]
  }

  /** Whether closing the tab would lose something. */
  isAtRisk(): boolean {
    return [...this.savers.values()].some((saver) => saver.isAtRisk())
  }

  private takesTime(step: PlayedStep): boolean {
    if (!isOpen(this.play)) return false
    return canChange(this.play, step) || step.kind === 'brief' || step.kind === 'message'
  }
}
