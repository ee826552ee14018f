import type { OpeningStatus } from '../matching/model.ts'
import type { Audience } from './api/answers.ts'

export interface Action {
  name: 'pause' | 'resume' | 'fill' | 'close' | 'cancel' | 'reopen' | 'archive' | 'restore' | 'withdraw'
  status: OpeningStatus
  isConfirmed?: true
}

const pause: Action = { name: 'pause', status: 'paused' }
const resume: Action = { name: 'resume', status: 'open' }
const fill: Action = { name: 'fill', status: 'filled', isConfirmed: true }
const close: Action = { name: 'close', status: 'closed', isConfirmed: true }
/** Also answers everyone who is still waiting. */
const cancel: Action = { name: 'cancel', status: 'closed', isConfirmed: true }
const reopen: Action = { name: 'reopen', status: 'open' }
const archive: Action = { name: 'archive', status: 'archived' }
const withdraw: Action = { name: 'withdraw', status: 'draft' }

const byStatus: Record<Exclude<OpeningStatus, 'archived'>, Action[]> = {
  draft: [archive],
  in_review: [withdraw],
  open: [pause, fill, close, cancel],
  paused: [resume, fill, close, cancel],
  filled: [reopen, archive],
  closed: [reopen, archive],
}

/** What the database allows for an opening in its status. */
export function actionsFor(opening: {
  status: OpeningStatus
  audience: Audience
  version: number
  isRemoved?: boolean
}): Action[] {
  const { status, audience, version } = opening
  if (opening.isRemoved && status !== 'archived') return [archive]
  if (status === 'archived') {
    if (audience === 'private') return [reopen]
    return [{ name: 'restore', status: version > 0 ? 'closed' : 'draft' }]
  }
  // Open but never published: it was for search and match alone until its audience changed.
  if (audience === 'private') return [archive]
  return byStatus[status]
}
