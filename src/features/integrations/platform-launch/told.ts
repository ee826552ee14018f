import { z } from 'zod'

/** What the edge function tells a page, in the fragment of its address. */
export function readTold<T>(schema: z.ZodType<T>, hash = location.hash): T | undefined {
  try {
    return schema.parse(JSON.parse(new URLSearchParams(hash.slice(1)).get('told') ?? ''))
  } catch {
    return undefined
  }
}

const told = {
  start: z.object({ ticket: z.string() }),
  launch: z.object({
    code: z.string(),
    key: z.string(),
    storage: z.string().optional(),
    platform: z.url({ protocol: /^https?$/ }),
  }),
  problem: z.object({ code: z.string() }),
  registered: z.object({ host: z.string().regex(/^[\w.:-]{1,200}$/) }),
}

export const toldToStart = () => readTold(told.start)
export const toldToLaunch = () => readTold(told.launch)
export const toldProblem = () => readTold(told.problem)
export const toldRegistered = () => readTold(told.registered)

export type ToldToLaunch = z.infer<typeof told.launch>
