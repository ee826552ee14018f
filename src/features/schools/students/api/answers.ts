import { z } from 'zod'
import { problemReasons } from '../../../../../supabase/functions/_shared/rosters/model.ts'
import { changedFields, importStatuses, lineStates } from '../import/model.ts'
import { shareKinds, studentStatuses } from '../model.ts'

/** What the school wrote. */
const writtenFacts = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  number: z.string().nullable(),
  cohort: z.string().nullable(),
  labels: z.array(z.string()),
  adviser: z.string().nullable(),
  status: z.enum(studentStatuses),
  endedOn: z.string().nullable(),
})
export type WrittenFacts = z.infer<typeof writtenFacts>

const studentRow = writtenFacts.extend({
  isLinked: z.boolean(),
  shares: z.array(z.enum(shareKinds)),
  invitation: z
    .object({ state: z.enum(['open', 'expired', 'declined']), sentAt: z.string(), expiresAt: z.string() })
    .nullable(),
})
export type StudentRow = z.infer<typeof studentRow>

const listedStudent = studentRow.extend({
  /** If their page shows it to the school. */
  photo: z.string().nullable(),
})
export type ListedStudent = z.infer<typeof listedStudent>

/** What an account shares; parts that aren't shared are missing. */
const sharedFacts = z.object({
  progress: z
    .array(
      z.object({
        mission: z.string(),
        company: z.string(),
        status: z.enum([
          'in_progress',
          'submitted',
          'changes_requested',
          'validated',
          'not_validated',
          'left',
        ]),
        progress: z.number(),
        startedAt: z.string(),
        submittedAt: z.string().optional(),
        completedAt: z.string().optional(),
      }),
    )
    .optional(),
  work: z.object({ submissions: z.number(), lastAt: z.string().optional() }).optional(),
  skills: z
    .array(
      z.object({
        slug: z.string(),
        en: z.string(),
        fr: z.string(),
        kinds: z.array(z.enum(['proven', 'attested'])),
        at: z.string(),
      }),
    )
    .optional(),
  certificates: z
    .array(
      z.object({
        mission: z.string(),
        company: z.string(),
        issuedAt: z.string(),
        code: z.string().optional(),
      }),
    )
    .optional(),
  targets: z.array(z.object({ en: z.string(), fr: z.string() })).optional(),
  offers: z.array(z.object({ company: z.string(), job: z.string(), at: z.string() })).optional(),
})
export type SharedFacts = z.infer<typeof sharedFacts>

const student = studentRow.extend({
  cohortId: z.string().nullable(),
  adviserId: z.string().nullable(),
  linkedAt: z.string().nullable(),
  addedAt: z.string(),
  /** The account of a student who shares skills, which the school may attest. */
  person: z.string().nullable(),
  facts: sharedFacts.nullable(),
})
export type Student = z.infer<typeof student>

const schoolLink = z.object({
  school: z.string(),
  written: writtenFacts,
  linkedAt: z.string(),
  shares: z.array(z.enum(shareKinds)),
  /** Whether the school sees anything at all: it exists, and hasn't recorded that the student left. */
  isActive: z.boolean(),
  /** Whether career plan notes are shared with this school. */
  notes: z.boolean(),
})
export type SchoolLink = z.infer<typeof schoolLink>

const mySchools = z.object({
  schools: z.array(schoolLink),
  /** Everything that could be shared. */
  facts: sharedFacts,
  invitations: z.array(z.object({ token: z.string(), school: z.string(), expiresAt: z.string() })),
})

const schoolInvitation = z.object({
  school: z.string(),
  invitedBy: z.string().nullable(),
  expiresAt: z.string(),
  isExpired: z.boolean(),
  /** The email address is masked: the link may have been passed on. */
  written: writtenFacts,
  isCandidate: z.boolean(),
  /** Everything the school could see of the caller; null if not signed in. */
  facts: sharedFacts.nullable(),
})
export type SchoolInvitation = z.infer<typeof schoolInvitation>

const invited = z.object({
  sent: z.number(),
  /** How many weren't invited because of the daily limit. */
  leftOut: z.number(),
})
export type Invited = z.infer<typeof invited>

/** A line that isn't imported. */
const faultyLine = z.object({
  line: z.number(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  number: z.string(),
  cohort: z.string(),
  labels: z.string(),
  adviser: z.string(),
  state: z.enum(lineStates),
  /** A fault or, for a duplicate, the line that came first. */
  reason: z.string().nullable(),
  twin: z
    .object({ line: z.number(), name: z.string(), by: z.enum(['externalId', 'email', 'number']) })
    .nullable(),
})
export type FaultyLine = z.infer<typeof faultyLine>

const importLine = faultyLine.extend({
  /** Before and after. */
  changes: z.partialRecord(z.enum(changedFields), z.tuple([z.string(), z.string()])).nullable(),
  /** 'absent' if a complete file doesn't list the student. */
  presence: z.enum(['listed', 'known', 'gone', 'absent']),
  studentId: z.string().nullable(),
})
export type ImportLine = z.infer<typeof importLine>

const studentImport = z.object({
  id: z.string(),
  fileName: z.string(),
  status: z.enum(importStatuses),
  createdAt: z.string(),
  appliedAt: z.string().nullable(),
  undoneAt: z.string().nullable(),
  by: z.string().nullable(),
  created: z.number(),
  changed: z.number(),
  /** How many were marked as having left. */
  departed: z.number(),
  kept: z.number(),
  format: z.enum(['table', 'oneroster']),
  /** Students who are missing from the file leave; there are this many. */
  isComplete: z.boolean(),
  absent: z.number(),
  /** In the other files of a bundle: how many, and the first ones. */
  problems: z.number(),
  problemList: z.array(
    z.object({ file: z.string(), line: z.number(), reason: z.enum(problemReasons), value: z.string() }),
  ),
  /** Lines of the file without its header; null for old imports. */
  fileLines: z.number().nullable(),
  encoding: z.enum(['utf-8', 'utf-16', 'windows-1252']).nullable(),
  /** Lines skipped manually. */
  dropped: z.number(),
  /** Lines are deleted after a month. */
  hasLines: z.boolean(),
  counts: z.partialRecord(z.enum(lineStates), z.number()),
  applied: z.number(),
  newCohorts: z.array(z.object({ name: z.string(), lines: z.number() })),
  lines: z.array(importLine),
})
export type StudentImport = z.infer<typeof studentImport>

export const answers = {
  find_students: z.object({ total: z.number(), students: z.array(listedStudent) }),
  student_page: student.nullable(),
  my_school_links: mySchools,
  school_invitation: schoolInvitation.nullable(),
  invite_students: invited,
  import_faults: z.array(faultyLine),
  student_import: studentImport.nullable(),
}
