import { z } from 'zod'

export const answers = {
  begin_acting: z.object({
    id: z.string(),
    person: z.string(),
    admin: z.string(),
    name: z.string(),
    email: z.string(),
    reason: z.string(),
    endsAt: z.string(),
  }),
}
