import type { SeenCandidate } from '../contacts/model.ts'

export const stages = ['uncontacted', 'contacted', 'replied', 'in_talks', 'hired', 'closed'] as const
export type Stage = (typeof stages)[number]

export interface PoolSummary {
  id: string
  name: string
  isShared: boolean
  owner: string | null
  /** Rename, share, delete. */
  mayChange: boolean
  /** How many entries are at each stage. */
  stages: Partial<Record<Stage, number>>
  /** Whether it contains the requested card. */
  holdsCard: boolean
}

interface TeamMember {
  id: string
  name: string
}

export interface Entry extends SeenCandidate {
  id: string
  stage: Stage
  owner: string | null
  note: string
  tags: string[]
  keepUntil: string
  movedAt: string
  addedAt: string
}

export interface Pool extends Omit<PoolSummary, 'stages' | 'holdsCard'> {
  /** Team members who recruit. */
  team: TeamMember[]
  entries: Entry[]
}

export interface EntryEvent {
  id: number
  kind: 'added' | 'moved' | 'changed'
  from: Stage | null
  to: Stage | null
  byItself: boolean
  actor: string | null
  at: string
}

export type MoveEntry = (entry: Entry, to: Stage) => void
export const mostCompared = 4

export interface EntryFilter {
  tag?: string
  owner?: string
}

export const fits = ({ tags, owner }: Entry, filter: EntryFilter): boolean =>
  (!filter.tag || tags.includes(filter.tag)) && (!filter.owner || owner === filter.owner)

/** Every tag of a pool once, in alphabetical order. */
export const tagsOf = (entries: Entry[]): string[] =>
  [...new Set(entries.flatMap(({ tags }) => tags))].sort((one, other) => one.localeCompare(other))
