import { z } from 'zod'

const accessToken = z.object({
  id: z.uuid(),
  name: z.string(),
  scopes: z.array(z.string()),
  hint: z.string(),
  createdAt: z.string(),
  createdBy: z.string(),
  isMine: z.boolean(),
  expiresAt: z.string(),
  lastUsedAt: z.string().nullable(),
})
export type AccessToken = z.infer<typeof accessToken>

export const answers = {
  access_tokens: z.object({ scopes: z.array(z.string()), tokens: z.array(accessToken) }),
  create_access_token: z.object({ id: z.uuid(), token: z.string() }),
}
