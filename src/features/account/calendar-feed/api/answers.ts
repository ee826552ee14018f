import { z } from 'zod'

export const answers = {
  my_calendar_feed: z.object({ createdAt: z.string(), lastReadAt: z.string().nullable() }).nullable(),
  make_calendar_feed: z.object({ token: z.string() }),
}
