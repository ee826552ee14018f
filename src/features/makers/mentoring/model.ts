export const purposes = ['career', 'skills', 'portfolio', 'job_search', 'independence'] as const
export type Purpose = (typeof purposes)[number]

export const mentorshipStatuses = [
  'pending',
  'accepted',
  'declined',
  'expired',
  'withdrawn',
  'ended',
] as const
export type MentorshipStatus = (typeof mentorshipStatuses)[number]

export const longest = { body: 2000, reason: 500, word: 1000, goal: 200, notes: 4000 }
export const shortestBody = 20

interface Pair {
  side: 'maker' | 'candidate'
  maker: { name: string }
  candidate: { name: string }
}

export const otherName = ({ side, maker, candidate }: Pair): string =>
  side === 'maker' ? candidate.name : maker.name

const orders: Record<'requests' | 'current' | 'past', (status: MentorshipStatus) => boolean> = {
  requests: (status) => status === 'pending',
  current: (status) => status === 'accepted',
  past: (status) => status !== 'pending' && status !== 'accepted',
}

/** Pending, active and ended ones; empty groups are left out. */
export function inParts<One extends { status: MentorshipStatus }>(mentorships: One[]) {
  return (Object.keys(orders) as (keyof typeof orders)[])
    .map((part) => ({ part, listed: mentorships.filter(({ status }) => orders[part](status)) }))
    .filter(({ listed }) => listed.length > 0)
}
