import { z } from 'zod'
import { seenCandidate } from '../../contacts/api/answers.ts'
import { stages } from '../model.ts'

const stage = z.enum(stages)

const poolSummary = z.object({
  id: z.string(),
  name: z.string(),
  isShared: z.boolean(),
  owner: z.string().nullable(),
  /** Rename, share, delete. */
  mayChange: z.boolean(),
  /** How many entries are at each stage. */
  stages: z.partialRecord(stage, z.number()),
  /** Whether it contains the requested card. */
  holdsCard: z.boolean(),
})
export type PoolSummary = z.infer<typeof poolSummary>

const entry = seenCandidate.extend({
  id: z.string(),
  stage,
  owner: z.string().nullable(),
  note: z.string(),
  tags: z.array(z.string()),
  keepUntil: z.string(),
  movedAt: z.string(),
  addedAt: z.string(),
})
export type Entry = z.infer<typeof entry>

const pool = poolSummary.omit({ stages: true, holdsCard: true }).extend({
  /** Team members who recruit. */
  team: z.array(z.object({ id: z.string(), name: z.string() })),
  entries: z.array(entry),
})
export type Pool = z.infer<typeof pool>

const entryEvent = z.object({
  id: z.number(),
  kind: z.enum(['added', 'moved', 'changed']),
  from: stage.nullable(),
  to: stage.nullable(),
  byItself: z.boolean(),
  actor: z.string().nullable(),
  at: z.string(),
})
export type EntryEvent = z.infer<typeof entryEvent>

export const answers = {
  my_pools: z.array(poolSummary),
  open_pool: pool,
  entry_history: z.array(entryEvent),
  compare_cards: z.array(seenCandidate),
}
