import { z } from 'zod'
import { news } from '../../../shared/home/api/answers.ts'

const activity = z.object({
  kind: z.enum([
    'linked',
    'imported',
    'assigned',
    'registered',
    'partnership_proposed',
    'partnership_accepted',
    'partnership_ended',
  ]),
  at: z.string(),
  /** The program, the event or the partner. */
  title: z.string().nullable(),
  count: z.number(),
  /** The member who did it. */
  name: z.string().nullable(),
  link: z.string(),
})
export type SchoolActivity = z.infer<typeof activity>

/** The home of a school. */
const schoolHome = z.object({
  students: z.number(),
  /** With an account. */
  linked: z.number(),
  programs: z.number(),
  /** Of these, those visible to students. */
  assigned: z.number(),
  partnerships: z.number(),
  /** Partner proposals awaiting an answer. */
  proposals: z.number(),
  /** Of students who share their skills; new ones in the last 30 days. */
  certificates: z.number(),
  newCertificates: z.number(),
  activity: z.array(activity),
  mayWrite: z.boolean(),
  /** Which first steps are done; null for people who can't do them, or dismissed them. */
  firstSteps: z
    .object({ profile: z.boolean(), students: z.boolean(), invite: z.boolean(), program: z.boolean() })
    .nullable(),
  news,
  /** Without an account, and without an open invitation. */
  uninvited: z.number(),
  /** Programs that students don't see yet; the program itself if it is the only one. */
  unassigned: z.number(),
  draftProgram: z.object({ id: z.string(), name: z.string() }).nullable(),
  spotRequests: z.number(),
  /** Late in programs the member teaches, and not reminded lately; the program itself if it is the only one. */
  late: z
    .object({ students: z.number(), program: z.object({ id: z.string(), name: z.string() }).nullable() })
    .nullable(),
  unfinishedImport: z.string().nullable(),
  /** The next four. */
  events: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      starts_at: z.string(),
      time_zone: z.string(),
      taken: z.number(),
    }),
  ),
})
export type SchoolHome = z.infer<typeof schoolHome>

export const answers = { school_home: schoolHome }
