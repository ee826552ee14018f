import type { StoredFile } from '../../../core/files/model.ts'
import { UploadQueue } from '../../../core/files/upload-queue.ts'
import type { MissionContent } from '../../missions/model.ts'

/** Every file a mission refers to. */
export const filesOf = ({ steps }: MissionContent): StoredFile[] =>
  steps.flatMap((step) => (step.kind === 'brief' ? (step.files ?? []) : []))

/** Adds a file, unless the step was deleted in the meantime. */
export function attachFile(content: MissionContent, stepId: string, file: StoredFile): MissionContent {
  const steps = content.steps.map((step) =>
    step.id === stepId && step.kind === 'brief' ? { ...step, files: [...(step.files ?? []), file] } : step,
  )
  return { ...content, steps }
}

type Attach = (stepId: string, file: StoredFile) => void

/** Uploads in progress for the briefs of a mission. Lives as long as the editor. */
export class Attachments {
  private queues = new Map<string, UploadQueue>()
  private listeners = new Set<() => void>()
  private organizationId: string
  private attach: Attach

  constructor(organizationId: string, attach: Attach) {
    this.organizationId = organizationId
    this.attach = attach
  }

  queueOf(stepId: string): UploadQueue {
    const known = this.queues.get(stepId)
    if (known) return known
    const queue = new UploadQueue({
      bucket: 'mission-files',
      folder: this.organizationId,
      owner: stepId,
      onArrived: (file) => this.attach(stepId, file),
    })
    queue.subscribe(() => {
      for (const listener of this.listeners) listener()
    })
    this.queues.set(stepId, queue)
    return queue
  }

  isSending = (): boolean => [...this.queues.values()].some((queue) => queue.get().length > 0)

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
}
