import { z } from 'zod'
import { kinds } from '../model.ts'

const person = z.object({ id: z.string(), name: z.string() })

const event = z.object({
  id: z.number(),
  kind: z.enum(['proposed', 'booked', 'asked', 'cancelled']),
  /** `application` if the interview ended with its application. */
  by: z.enum(['team', 'applicant', 'application']),
  /** Of the team; null for the applicant and for deleted accounts. */
  actor: z.string().nullable(),
  slots: z.array(z.string()),
  words: z.string(),
  at: z.string(),
})
export type InterviewEvent = z.infer<typeof event>

const interview = z.object({
  id: z.string(),
  revision: z.number(),
  status: z.enum(['proposed', 'asked', 'booked', 'over', 'cancelled']),
  kind: z.enum(kinds),
  minutes: z.number(),
  place: z.string(),
  words: z.string(),
  /** Times to choose from that have not passed. */
  slots: z.array(z.string()),
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  /** The time zone of the team. */
  zone: z.string(),
  interviewers: z.array(person),
  /** Newest first. */
  history: z.array(event),
})
export type Interview = z.infer<typeof interview>

const note = z.object({
  id: z.string(),
  author: z.string().nullable(),
  isMine: z.boolean(),
  body: z.string(),
  at: z.string(),
})

const received = interview.extend({ notes: z.array(note) })
export type ReceivedInterview = z.infer<typeof received>

const receivedInterviews = z.object({
  /** The applicant's; null while the team reads blind. */
  name: z.string().nullable(),
  opening: z.string(),
  mayPropose: z.boolean(),
  /** Who can interview. */
  team: z.array(person),
  interviews: z.array(received),
})
export type ReceivedInterviews = z.infer<typeof receivedInterviews>

const myInterviews = z.object({
  opening: z.string(),
  company: z.string(),
  interviews: z.array(interview),
})
export type MyInterviewList = z.infer<typeof myInterviews>

export const answers = { received_interviews: receivedInterviews, my_interviews: myInterviews }
