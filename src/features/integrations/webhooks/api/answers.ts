import { z } from 'zod'

const endpoint = z.object({
  id: z.uuid(),
  url: z.string(),
  events: z.array(z.string()),
  isOn: z.boolean(),
  offReason: z.enum(['owner', 'failing', 'gone', 'owner_left']).nullable(),
  failingSince: z.string().nullable(),
  owner: z.string().nullable(),
  createdAt: z.string(),
  previousSecretEndsAt: z.string().nullable(),
})
export type Endpoint = z.infer<typeof endpoint>

export const answers = {
  webhooks: z.object({ events: z.array(z.string()), endpoints: z.array(endpoint) }),
  create_webhook: z.object({ id: z.uuid(), secret: z.string() }),
  rotate_webhook_secret: z.object({ secret: z.string(), previousSecretEndsAt: z.string() }),
}
