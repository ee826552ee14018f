import { z } from 'zod'
import { newsKinds } from '../news-kinds.ts'

/** What changed since the last visit; null on the first one. Kinds without a change are left out. */
export const news = z
  .object({ since: z.string(), counts: z.partialRecord(z.enum(newsKinds), z.number()) })
  .nullable()
export type News = z.infer<typeof news>
