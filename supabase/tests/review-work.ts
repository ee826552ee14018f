import { randomUUID } from 'node:crypto'
import type { TestServer } from '../../server/testing/server.ts'
import { candidate, type Partner, type Person } from './people.ts'

type Answer = { data: unknown; error: { code?: string; hint?: string } | null }

export const hintOf = ({ error }: Answer) => error?.hint ?? error?.code ?? 'done'

/** The response's data; any error ends the test. */
export function good<T>({ data, error }: Answer): T {
  if (error) throw error
  return data as T
}

const levels = [
  { title: 'Weak', description: 'SECRET-WEAK' },
  { title: 'Strong', description: 'SECRET-STRONG' },
]
const missionContent = (isShown: boolean) => ({
  title: 'Answer a customer',
  summary: 'A customer is angry about a late delivery. Find out why, and write the answer.',
  category: 'support',
  difficulty: 'beginner',
  language: 'en',
  hours: 1,
  feedbackDays: 3,
  skills: ['customer-service'],
  isFictional: true,
  steps: [
    { id: 'brief', kind: 'brief', title: 'Brief', body: 'Read this.' },
    { id: 'answer', kind: 'deliverable', title: 'Answer', body: '', accepts: 'text', required: true },
  ],
  rubric: {
    isShown,
    criteria: [
      { id: 'tone', title: 'Tone', weight: 60, levels },
      { id: 'facts', title: 'Facts', weight: 40, levels },
    ],
  },
  evaluatorNotes: 'SECRET-NOTES',
  comments: ['SECRET-REMARK'],
})

export const fullScores = { tone: { level: 1 }, facts: { level: 0 } }

export interface CommentRow {
  id: string
  criterion: string | null
  step_id: string | null
  starts_at: number | null
  ends_at: number | null
  quote: string | null
  body: string
  asks_change: boolean
}

/** A comment on a criterion. */
export const onCriterion = (criterion: string, body: string): CommentRow => ({
  id: randomUUID(),
  criterion,
  step_id: null,
  starts_at: null,
  ends_at: null,
  quote: null,
  body,
  asks_change: true,
})

/** A comment on a passage of the answer. */
export function onWords(text: string, quote: string, more: Partial<CommentRow> = {}): CommentRow {
  const starts_at = [...text.slice(0, text.indexOf(quote))].length
  const ends_at = starts_at + [...quote].length
  return {
    id: randomUUID(),
    criterion: null,
    step_id: 'answer',
    starts_at,
    ends_at,
    quote,
    body: 'When?',
    asks_change: true,
    ...more,
  }
}
export const goodSummary = 'A good start: now name the date of the refund.'

export async function publish(author: Partner, isShown = false): Promise<string> {
  const { organizationId: organization_id } = author
  const draft = missionContent(isShown)
  const id = good<string>(await author.client.rpc('create_mission', { organization_id, draft }))
  good(await author.client.rpc('publish_mission', { mission_id: id }))
  return id
}

export interface Work {
  candidate: Person
  enrollmentId: string
  submissionId: string
}

export const firstText = 'Your money will be back soon.'

/** A candidate works through the mission and submits it. */
export async function work(
  server: TestServer,
  missionId: string,
  who?: Person,
  text = firstText,
): Promise<Work> {
  const person = who ?? (await candidate(server))
  const { client } = person
  const enrollment_id = good<string>(await client.rpc('start_mission', { mission_id: missionId }))
  good(await client.rpc('complete_step', { enrollment_id, step_id: 'brief' }))
  await write(person, enrollment_id, text)
  good(await client.rpc('complete_step', { enrollment_id, step_id: 'answer' }))
  return { candidate: person, enrollmentId: enrollment_id, submissionId: await submit(person, enrollment_id) }
}

export async function write({ client }: Person, enrollment_id: string, text: string): Promise<void> {
  const { steps } = good<{ steps: { id: string; revision: number }[] }>(
    await client.rpc('play_mission', { enrollment_id }),
  )
  const { revision } = steps.find(({ id }) => id === 'answer')!
  const step = { enrollment_id, step_id: 'answer', draft: { text }, base_revision: revision }
  good(await client.rpc('save_step', step))
}

export async function submit({ client }: Person, enrollment_id: string): Promise<string> {
  good(await client.rpc('submit_work', { enrollment_id, own_work: true }))
  const submissions = client.from('submissions').select('id').eq('enrollment_id', enrollment_id)
  return good<{ id: string }>(await submissions.order('attempt', { ascending: false }).limit(1).single()).id
}

/** Lets the promised date pass: by default so long ago that every maker can take the work. */
export const letPromisePass = (server: TestServer, submissionId: string, by = '8 days') =>
  server.sql(
    `with late as (
       update public.submissions set due_at = now() - $2::interval where id = $1 returning enrollment_id, due_at
     )
     update public.enrollments set due_at = late.due_at from late where id = enrollment_id and status = 'submitted'`,
    [submissionId, by],
  )

/** What a reviewer does, each returning its response. */
export function reviewer({ client }: Pick<Person, 'client'>, submission_id: string) {
  return {
    read: () => client.rpc('review_work', { submission_id }),
    claim: () => client.rpc('claim_review', { submission_id }),
    release: () => client.rpc('release_review', { submission_id }),
    save: (scores: object = fullScores, summary = goodSummary, comments: CommentRow[] = []) =>
      client.rpc('save_review', { submission_id, scores, summary, comments }),
    remark: (comments: CommentRow[], replies: object = {}) =>
      client.rpc('save_review', {
        submission_id,
        scores: fullScores,
        summary: goodSummary,
        comments,
        replies,
      }),
    reveal: () => client.rpc('reveal_candidate', { submission_id }),
    deliver: (verdict: string | null, more: object = {}) =>
      client.rpc('deliver_review', { submission_id, verdict, ...more }),
    queue: async (show = 'waiting') =>
      good<{ submission_id: string; is_passed_on: boolean }[]>(
        await client.rpc('review_queue', { show }),
      ).filter((row) => row.submission_id === submission_id),
  }
}
