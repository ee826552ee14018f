import { z } from 'zod'
import { Constants } from '../../../../lib/database.types.ts'
import { answer } from '../../../missions/reviews/api/answers.ts'
import { modes, states } from '../model.ts'

const { mission_category, mission_difficulty, review_verdict } = Constants.public.Enums

/** What the cover of a mission is drawn from. */
const cover = z.object({
  id: z.string(),
  category: z.enum(mission_category),
  difficulty: z.enum(mission_difficulty),
})
export type Cover = z.infer<typeof cover>

const program = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  starts_on: z.string().nullable(),
  ends_on: z.string().nullable(),
  mode: z.enum(modes),
  choose_count: z.number().nullable(),
  remind_days: z.number(),
  assigned_at: z.string().nullable(),
  archived_at: z.string().nullable(),
  revision: z.number(),
})
export type Program = z.infer<typeof program>

const listedProgram = program.omit({ description: true, remind_days: true, revision: true }).extend({
  cohorts: z.array(z.string()),
  missions: z.number(),
  /** Of the first missions. */
  covers: z.array(cover),
  students: z.number(),
  asking: z.number(),
  next_due: z.string().nullable(),
})
export type ListedProgram = z.infer<typeof listedProgram>

/** A mission of a program; in the matrix once it is more than suggested. */
const task = cover.extend({
  title: z.string(),
  company: z.string(),
  due_on: z.string().nullable(),
  seats: z.number().nullable(),
  seats_by: z.enum(['order', 'teacher']),
  is_proposed: z.boolean(),
  is_open: z.boolean(),
  votes: z.number(),
  given: z.number(),
})
export type Task = z.infer<typeof task>

/** A student on the roster without a linked account. */
const unlinkedStudent = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  cohort: z.string(),
})
export type UnlinkedStudent = z.infer<typeof unlinkedStudent>

/** A student who shares progress: one letter and one digit per assigned mission, in order. */
const studentRow = unlinkedStudent.extend({
  states: z.string(),
  lateness: z.string(),
  extended: z.string(),
  /** The account, if skills are shared too. */
  person: z.string().nullable(),
})
export type StudentRow = z.infer<typeof studentRow>

const programPage = z.object({
  today: z.string(),
  program,
  cohorts: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      students: z.number(),
      linked: z.number(),
      sharing: z.number(),
    }),
  ),
  teachers: z.array(z.object({ id: z.string(), name: z.string() })),
  missions: z.array(task),
  students: z.array(studentRow),
  unlinked: z.array(unlinkedStudent),
  asking: z.array(z.object({ mission: z.string(), student: z.string(), asked_at: z.string() })),
})
export type ProgramPage = z.infer<typeof programPage>

/** Options of a program's form. */
const choices = z.object({
  cohorts: z.array(
    z.object({ id: z.string(), name: z.string(), is_archived: z.boolean(), students: z.number() }),
  ),
  teachers: z.array(z.object({ id: z.string(), name: z.string(), is_me: z.boolean() })),
})

const place = z.enum(['asked', 'given', 'refused']).nullable()

const cellDetails = z.object({
  state: z.enum(states),
  lateness: z.number(),
  due_on: z.string().nullable(),
  usual_due_on: z.string().nullable(),
  is_extended: z.boolean(),
  submitted_on: z.string().nullable(),
  started_at: z.string().nullable(),
  completed_at: z.string().nullable(),
  attempts: z.number(),
  progress: z.number(),
  place,
  extension: z
    .object({ due_on: z.string(), reason: z.string(), by: z.string().nullable(), at: z.string() })
    .nullable(),
  work: z
    .object({
      enrollment_id: z.string(),
      access: z.enum(['open', 'not_shared', 'not_allowed', 'nothing_yet']),
    })
    .nullable(),
})
export type CellDetails = z.infer<typeof cellDetails>

const foundMission = cover.extend({
  title: z.string(),
  company: z.string(),
  hours: z.number(),
  closes_on: z.string().nullable(),
  /** Shared with the school by a partner. */
  is_shared: z.boolean(),
})
export type FoundMission = z.infer<typeof foundMission>

const assignments = z.object({
  programs: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      school: z.string(),
      startsOn: z.string().nullable(),
      endsOn: z.string().nullable(),
    }),
  ),
  /** Missions still to do, and how many of them are late. */
  waiting: z.number(),
  late: z.number(),
  next: z
    .object({
      missionId: z.string(),
      title: z.string(),
      program: z.string(),
      school: z.string(),
      enrollmentId: z.string().nullable(),
      state: z.enum(['to_begin', 'begun', 'changes_requested']),
      dueOn: z.string().nullable(),
      isLate: z.boolean(),
    })
    .nullable(),
})
export type Assignments = z.infer<typeof assignments>

const schoolComment = z.object({
  id: z.string(),
  body: z.string(),
  school: z.string(),
  author: z.string().nullable(),
  attempt: z.number(),
  created_at: z.string(),
})

const myTask = cover.extend({
  title: z.string(),
  company: z.string(),
  /** Null for missions that are only suggested. */
  state: z.enum(states).nullable(),
  lateness: z.number(),
  due_on: z.string().nullable(),
  extension_reason: z.string().nullable(),
  enrollment_id: z.string().nullable(),
  submitted_on: z.string().nullable(),
  is_open: z.boolean(),
  is_proposed: z.boolean(),
  seats: z.number().nullable(),
  seats_by: z.enum(['order', 'teacher']),
  seats_left: z.number().nullable(),
  place,
  votes: z.number(),
  is_wanted: z.boolean(),
})
export type MyTask = z.infer<typeof myTask>

const myProgram = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  school: z.string(),
  starts_on: z.string().nullable(),
  ends_on: z.string().nullable(),
  mode: z.enum(modes),
  choose_count: z.number().nullable(),
  shares_progress: z.boolean(),
  teachers: z.array(z.string()),
  missions: z.array(myTask),
})
export type MyProgram = z.infer<typeof myProgram>

const sharedAttempt = z.object({
  id: z.string(),
  attempt: z.number(),
  /** What it is written in. */
  language: z.string(),
  submitted_at: z.string(),
  reflection: z.string(),
  delivered: z.array(z.object({ id: z.string(), title: z.string(), answer })),
  review: z
    .object({ verdict: z.enum(review_verdict), summary: z.string(), delivered_at: z.string() })
    .nullable(),
  comments: z.array(
    z.object({
      id: z.string(),
      body: z.string(),
      author: z.string().nullable(),
      created_at: z.string(),
      is_mine: z.boolean(),
    }),
  ),
})
export type SharedAttempt = z.infer<typeof sharedAttempt>

const sharedWork = z.object({
  student: z.string(),
  mission: z.string(),
  company: z.string(),
  attempts: z.array(sharedAttempt),
})

export const answers = {
  school_programs: z.array(listedProgram),
  program_page: programPage,
  program_choices: choices,
  program_cell: cellDetails,
  assignable_missions: z.array(foundMission),
  my_assignments: assignments,
  my_programs: z.array(myProgram),
  my_co_reviews: z.array(schoolComment),
  work_for_school: sharedWork,
}
