import { z } from 'zod'

const foundThing = z.object({
  kind: z.enum([
    'work',
    'certificate',
    'application',
    'draft',
    'conversation',
    'event',
    'mission',
    'person',
    'student',
    'program',
    'project',
    'client',
    'user',
    'organization',
  ]),
  title: z.string(),
  detail: z.string().nullable().optional(),
  /** Relative to the area's address; certificate pages are public. */
  link: z.string(),
})
export type FoundThing = z.infer<typeof foundThing>

export const answers = { find_anything: z.array(foundThing) }
