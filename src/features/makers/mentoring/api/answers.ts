import { z } from 'zod'
import { makerCard } from '../../makers/api/answers.ts'
import { mentorshipStatuses, purposes } from '../model.ts'

const side = z.enum(['maker', 'candidate'])

/** A mentorship, as one of the two sees it. */
const mentorship = z.object({
  id: z.string(),
  purpose: z.enum(purposes),
  body: z.string(),
  reason: z.string(),
  status: z.enum(mentorshipStatuses),
  createdAt: z.string(),
  expiresAt: z.string(),
  decidedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  endedBy: side.nullable(),
  makerWord: z.string(),
  candidateWord: z.string(),
  conversation: z.string().nullable(),
  /** Which of the two the viewer is. */
  side,
  /** As far as they identify themselves. */
  candidate: z.object({
    id: z.string(),
    name: z.string(),
    photo: z.string().nullable(),
    jobTitle: z.string(),
    handle: z.string().nullable(),
  }),
  maker: z.object({
    name: z.string(),
    handle: z.string().nullable(),
    headline: z.string(),
    photo: z.string().nullable(),
  }),
  goals: z.number(),
  goalsDone: z.number(),
  sessions: z.number(),
  nextSession: z.string().nullable(),
})
export type Mentorship = z.infer<typeof mentorship>

const session = z.object({
  id: z.string(),
  startsAt: z.string(),
  minutes: z.number(),
  /** Shared by both. */
  notes: z.string(),
  revision: z.number(),
  /** Private. */
  ownNote: z.string(),
})
export type Session = z.infer<typeof session>

const mentorshipPage = mentorship.extend({
  goalList: z.array(z.object({ id: z.string(), title: z.string(), doneAt: z.string().nullable() })),
  sessionList: z.array(session),
})
export type MentorshipPage = z.infer<typeof mentorshipPage>

const mentorships = z.object({
  /** How many candidates the maker mentors at a time; null for candidates, and without a profile. */
  places: z.number().nullable(),
  isPublic: z.boolean(),
  mentorships: z.array(mentorship),
})

const mentor = makerCard.extend({
  /** What is already open between the two. */
  mentorship: z.object({ id: z.string(), status: z.enum(['pending', 'accepted']) }).nullable(),
})
export type Mentor = z.infer<typeof mentor>

export const impact = z.object({
  /** How many different people. */
  juniors: z.number(),
  reviewed: z.number(),
  mentored: z.number(),
  talks: z.number(),
  played: z.number(),
  certificates: z.number(),
  missions: z.number(),
})

export const answers = {
  my_mentorships: mentorships,
  mentorship_page: mentorshipPage.nullable(),
  find_mentors: z.object({ total: z.number(), mentors: z.array(mentor) }),
  maker_impact: impact,
}
