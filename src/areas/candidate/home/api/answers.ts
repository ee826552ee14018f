import { z } from 'zod'
import { careerGoal } from '../../../../features/career/career-plan/api/answers.ts'
import { simulation } from '../../../../features/career/progress/api/answers.ts'
import { habits } from '../../../../features/career/weekly-goals/api/answers.ts'
import { answers as programAnswers } from '../../../../features/schools/programs/api/answers.ts'

const candidateHome = z.object({
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

export const answers = { candidate_home: candidateHome }
