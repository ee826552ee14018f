import { z } from 'zod'

export const syncStates = [
  'running',
  'applying',
  'unchanged',
  'applied',
  'waiting',
  'discarded',
  'failed',
] as const

const sync = z.object({
  id: z.uuid(),
  startedAt: z.string(),
  by: z.string().nullable(),
  importId: z.uuid().nullable(),
  status: z.enum(syncStates),
  /** Why the file couldn't be read, as the API answered. */
  problem: z.string().nullable(),
  added: z.number(),
  changed: z.number(),
  leaving: z.number(),
  skipped: z.number(),
  problems: z.number(),
})
export type RosterSyncRun = z.infer<typeof sync>

const rosterSync = z.object({ appliesItself: z.boolean(), mostLeavers: z.number(), syncs: z.array(sync) })
export type RosterSync = z.infer<typeof rosterSync>

export const answers = { roster_sync: rosterSync }
