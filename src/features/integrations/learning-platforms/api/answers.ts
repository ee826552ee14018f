import { z } from 'zod'

const deployment = z.object({ id: z.string(), isAllowed: z.boolean(), seenAt: z.string() })
export type Deployment = z.infer<typeof deployment>

const platform = z.object({
  id: z.uuid(),
  name: z.string(),
  issuer: z.string(),
  clientId: z.string(),
  authUrl: z.string(),
  tokenUrl: z.string(),
  jwksUrl: z.string(),
  createdAt: z.string(),
  lastLaunchAt: z.string().nullable(),
  addsTeachers: z.boolean(),
  people: z.number(),
  deployments: z.array(deployment),
})
export type LearningPlatform = z.infer<typeof platform>

const toolKey = z.object({
  id: z.uuid(),
  createdAt: z.string(),
  retiredAt: z.string().nullable(),
  shownUntil: z.string().nullable(),
})
export type ToolKey = z.infer<typeof toolKey>

export const answers = {
  learning_platforms: z.object({ platforms: z.array(platform), keys: z.array(toolKey) }),
  invite_learning_platform: z.object({ code: z.string(), expiresAt: z.string() }),
}
