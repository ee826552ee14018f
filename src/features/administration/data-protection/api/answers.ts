import { z } from 'zod'

const openRequest = z.object({
  id: z.string(),
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  about: z.enum(['certificates', 'school', 'organization', 'other']),
  body: z.string(),
  createdAt: z.string(),
  /** Names on the current certificates, if the request is about them. */
  certificateNames: z.array(z.string()).nullable(),
})
export type OpenRequest = z.infer<typeof openRequest>

const pendingDeletion = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  requestedAt: z.string(),
})
export type PendingDeletion = z.infer<typeof pendingDeletion>

const retentionRun = z.object({
  id: z.number(),
  thing: z.string(),
  days: z.number().nullable(),
  removed: z.number(),
  milliseconds: z.number(),
  error: z.string().nullable(),
  ranAt: z.string(),
})
export type RetentionRun = z.infer<typeof retentionRun>

export const answers = {
  data_protection: z.object({
    requests: z.array(openRequest),
    deletions: z.array(pendingDeletion),
    runs: z.array(retentionRun),
  }),
}
