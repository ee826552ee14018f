import { siteUrl } from '../_shared/backend.ts'

/** Why a message of a platform goes no further; the page /lti/problem has a text for each. */
const problems = [
  'request_incomplete',
  'platform_unknown',
  'platform_unreachable',
  'platform_refused',
  'registration_over',
  'registration_refused',
  'address_refused',
  'state_wrong',
  'state_used',
  'token_invalid',
  'token_expired',
  'key_unknown',
  'message_unknown',
  'deployment_unknown',
  'target_foreign',
  'launch_over',
  'launch_linked',
  'student_linked_elsewhere',
  'unavailable',
] as const

export type ProblemCode = (typeof problems)[number]

const isProblem = (code: string): code is ProblemCode => (problems as readonly string[]).includes(code)

export class Problem extends Error {
  readonly code: ProblemCode

  /** The details are for the log: no token and nothing about a person. */
  constructor(code: string, details = '') {
    super(details || code)
    this.code = isProblem(code) ? code : 'unavailable'
  }
}

/** A page of the site. What it reads is in the fragment, which servers and logs don't see. */
export function sendTo(page: string, told: Record<string, unknown>): Response {
  const fragment = new URLSearchParams({ told: JSON.stringify(told) })
  return new Response(null, {
    status: 303,
    headers: {
      location: `${siteUrl}/lti/${page}#${fragment}`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  })
}
