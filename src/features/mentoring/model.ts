import type { Member } from '../messages/model.ts'

export const purposes = ['career', 'skills', 'portfolio', 'job_search', 'independence'] as const
export type Purpose = (typeof purposes)[number]

export type MentorshipStatus = 'pending' | 'accepted' | 'declined' | 'expired' | 'withdrawn' | 'ended'

/** A mentorship, as one of the two sees it. */
export interface Mentorship {
  id: string
  purpose: Purpose
  body: string
  reason: string
  status: MentorshipStatus
  createdAt: string
  expiresAt: string
  decidedAt: string | null
  endedAt: string | null
  endedBy: 'maker' | 'candidate' | null
  makerWord: string
  candidateWord: string
  conversation: string | null
  /** Which of the two the viewer is. */
  side: 'maker' | 'candidate'
  candidate: Member
  maker: { name: string; handle: string | null; headline: string }
  goals: number
  goalsDone: number
  sessions: number
  nextSession: string | null
}

interface Goal {
  id: string
  title: string
  doneAt: string | null
}

export interface Session {
  id: string
  startsAt: string
  minutes: number
  /** Shared by both. */
  notes: string
  revision: number
  /** Private. */
  ownNote: string
}

export interface MentorshipPage extends Mentorship {
  goalList: Goal[]
  sessionList: Session[]
}

export const longest = { body: 2000, reason: 500, word: 1000, goal: 200, notes: 4000 }
export const shortestBody = 20

export const otherName = ({ side, maker, candidate }: Mentorship): string =>
  side === 'maker' ? candidate.name : maker.name

const orders: Record<'requests' | 'current' | 'past', (status: MentorshipStatus) => boolean> = {
  requests: (status) => status === 'pending',
  current: (status) => status === 'accepted',
  past: (status) => status !== 'pending' && status !== 'accepted',
}

/** Pending, active and ended ones; empty groups are left out. */
export function inParts(mentorships: Mentorship[]) {
  return (Object.keys(orders) as (keyof typeof orders)[])
    .map((part) => ({ part, listed: mentorships.filter(({ status }) => orders[part](status)) }))
    .filter(({ listed }) => listed.length > 0)
}
