import { z } from 'zod'
import { careerGoal } from '../../../../features/career/career-plan/api/answers.ts'
import { simulation } from '../../../../features/career/progress/api/answers.ts'
import { habits } from '../../../../features/career/weekly-goals/api/answers.ts'
import { answers as programAnswers } from '../../../../features/schools/programs/api/answers.ts'
import { Constants } from '../../../../lib/database.types.ts'
import { news } from '../../../shared/home/api/answers.ts'

const { enrollment_status, mission_category, mission_difficulty } = Constants.public.Enums

const shownMission = z.object({
  mission_id: z.string(),
  title: z.string(),
  company: z.string(),
  logo: z.string().nullable(),
  category: z.enum(mission_category),
  difficulty: z.enum(mission_difficulty),
})

const currentWork = shownMission.extend({
  enrollment_id: z.string(),
  status: z.enum(enrollment_status),
  /** The title of the open step, and an estimate of the time left; null if only submitting remains. */
  step: z.string().nullable(),
  steps_done: z.number(),
  steps: z.number(),
  minutes: z.number().nullable(),
})
export type CurrentWork = z.infer<typeof currentWork>

const suggestion = shownMission.extend({ hours: z.number() })
export type Suggestion = z.infer<typeof suggestion>

const invitation = z.object({
  kind: z.enum(['mission', 'event', 'school']),
  /** Of the mission or event; for a school, the token of its page. */
  id: z.string(),
  title: z.string().nullable(),
  from: z.string(),
  at: z.string(),
  /** When the mission closes, or the day of the event. */
  until: z.string().nullable(),
})
export type OpenInvitation = z.infer<typeof invitation>

const candidateHome = z.object({
  /** What the person worked on last. */
  current: currentWork.nullable(),
  /** Missions to begin with, if nothing is in progress. */
  suggestions: z.array(suggestion),
  invitations: z.array(invitation),
  /** What is to be booked, and what is booked; soonest first. */
  interviews: z.array(
    z.object({
      application: z.string(),
      opening: z.string(),
      company: z.string(),
      /** Null until a time is booked. */
      startsAt: z.string().nullable(),
    }),
  ),
  news,
  simulations: z.array(simulation),
  goal: careerGoal.nullable(),
  habits,
  /** Assignments from the person's schools. */
  assignments: programAnswers.my_assignments,
  /** Views of the card in the last 30 days, and requests awaiting an answer. */
  discovery: z.object({
    isFindable: z.boolean(),
    views: z.number(),
    companies: z.number(),
    requests: z.number(),
  }),
})

export type CandidateHome = z.infer<typeof candidateHome>

export const answers = { candidate_home: candidateHome }
