import { drain } from '../_shared/drain.ts'
import { AddressRefused } from '../_shared/guarded-fetch.ts'
import { oneAtATime } from '../_shared/one-at-a-time.ts'
import { call, type Platform } from './database.ts'
import { askService, ServiceRefused } from './service.ts'

/** A grade that is due; see `claim_platform_grades`. */
interface Grade {
  id: string
  kind: 'grade'
  lease: string
  lineItem: string
  subject: string
  platform: Platform
  facts: { activity: string; grading: string; score: number | null; comment: string | null }
}

/** A busy or broken platform may take it later; anything else is refused again. */
const isFinal = (error: unknown): boolean =>
  error instanceof AddressRefused ||
  (error instanceof ServiceRefused &&
    error.responseCode < 500 &&
    ![401, 408, 425, 429].includes(error.responseCode))

async function send({ lineItem, subject, platform, facts }: Grade): Promise<void> {
  const to = new URL(lineItem)
  to.pathname = `${to.pathname.replace(/\/$/, '')}/scores`
  const { status } = await askService(platform, to.href, {
    method: 'POST',
    scope: 'https://purl.imsglobal.org/spec/lti-ags/scope/score',
    type: 'application/vnd.ims.lis.v1.score+json',
    body: JSON.stringify({
      userId: subject,
      // Platforms ignore scores that are older than the one they have.
      timestamp: new Date().toISOString(),
      activityProgress: facts.activity,
      gradingProgress: facts.grading,
      ...(facts.score !== null && { scoreGiven: facts.score, scoreMaximum: 100 }),
      ...(facts.comment && { comment: facts.comment }),
    }),
  })
  if (status < 200 || status > 299) throw new ServiceRefused('a score', status)
}

const run = oneAtATime(() =>
  drain<Grade>({
    noun: 'grade',
    take: (batch) => call<Grade[]>('claim_platform_grades', { batch }),
    send,
    sent: ({ id, lease }) => call('mark_platform_grade_sent', { grade_id: id, held_lease: lease }),
    failed: ({ id, lease }, reason, is_final) =>
      call<boolean>('mark_platform_grade_failed', { grade_id: id, held_lease: lease, reason, is_final }),
    isFinal,
    log: console.error,
  }),
)

/** Doesn’t reveal to the caller what was sent. */
export async function sendGrades(): Promise<Response> {
  await run().catch((error: Error) => console.error(error.message))
  return new Response(null, { status: 204 })
}
