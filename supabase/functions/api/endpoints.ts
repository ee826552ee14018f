import type { z } from 'zod'
import * as schemas from './schemas.ts'

export interface Endpoint {
  /** Below /v1; parts in braces are IDs. */
  path: string
  summary: string
  description: string
  /** Any valid token will do without one. */
  scope?: string
  /** As `public.api_read` calls it. */
  resource: string
  isList: boolean
  item: z.ZodType
  /** Filters in the query, all of them IDs. */
  filters: Record<string, string>
}

interface Pair {
  resource: string
  one: string
  item: z.ZodType
  description: string
  filters?: Record<string, string>
}

/** A list, and one entry of it. */
const listAndOne = ({ resource, one, item, description, filters = {} }: Pair): Endpoint[] => [
  {
    path: `/${resource}`,
    summary: `List ${resource}`,
    description,
    scope: `${resource}:read`,
    resource,
    isList: true,
    item,
    filters,
  },
  {
    path: `/${resource}/{id}`,
    summary: `Read ${one}`,
    description,
    scope: `${resource}:read`,
    resource,
    isList: false,
    item,
    filters: {},
  },
]

export const endpoints: Endpoint[] = [
  {
    path: '/me',
    summary: 'Read the token',
    description: 'Whom the token speaks for, what it can do, and until when.',
    resource: 'me',
    isList: false,
    item: schemas.me,
    filters: {},
  },
  ...listAndOne({
    resource: 'missions',
    one: 'a mission',
    item: schemas.mission,
    description:
      'With a company’s token, its own missions, drafts included. With any other, the open missions of the catalog; with a school’s also those that partners share with it.',
  }),
  ...listAndOne({
    resource: 'submissions',
    one: 'a submission',
    item: schemas.submission,
    description:
      'With a company’s token, work submitted on its missions, without saying whose it is. With a person’s, their own work.',
    filters: { mission_id: 'Only submissions on this mission.' },
  }),
  ...listAndOne({
    resource: 'programs',
    one: 'a program',
    item: schemas.program,
    description: 'With a school’s token, its programs. With a person’s, those assigned to them.',
  }),
  {
    path: '/programs/{id}/progress',
    summary: 'List progress in a program',
    description:
      'With a school’s token. One entry for each student who shares progress with the school; others are neither named nor counted.',
    scope: 'progress:read',
    resource: 'program_progress',
    isList: true,
    item: schemas.programProgress,
    filters: {},
  },
  {
    path: '/progress',
    summary: 'List own progress',
    description: 'With a person’s token: every mission they started. Schools read progress by program.',
    scope: 'progress:read',
    resource: 'progress',
    isList: true,
    item: schemas.ownProgress,
    filters: {},
  },
  ...listAndOne({
    resource: 'openings',
    one: 'an opening',
    item: schemas.opening,
    description:
      'With a company’s token, its own openings in every state. With any other, the published ones that everyone can see.',
  }),
  ...listAndOne({
    resource: 'applications',
    one: 'an application',
    item: schemas.application,
    description:
      'With a company’s token, applications to openings whose team includes the owner who made the token. Applicants are anonymous until the team can read who they are. With a person’s token, the applications they sent.',
    filters: { opening_id: 'Only applications to this opening.' },
  }),
]
