import { z } from 'zod'

export const answers = {
  /** How many rows of each kind refer to an entry; null for one to four people. */
  entry_usage: z.record(z.string(), z.number().nullable()),
}
