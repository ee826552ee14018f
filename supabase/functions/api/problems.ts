/** Every refusal of the API: a code for programs, and a sentence that says what to do. */
const problems = {
  token_missing: [401, 'Send an access token in the header “Authorization: Bearer essor_…”.'],
  token_in_url: [
    401,
    'Tokens in addresses end up in logs. Revoke this one, and send a new one in the header “Authorization”.',
  ],
  token_invalid: [401, 'This token doesn’t exist, or was revoked or ended. Create a new one.'],
  token_expired: [401, 'This token has expired. Create a new one.'],
  scope_missing: [
    403,
    'This token can’t be used for this. Create one with the scope that the endpoint names.',
  ],
  feature_off: [403, 'This part of the product is turned off.'],
  not_found: [404, 'There is nothing at this address that the token can read.'],
  method_not_allowed: [405, 'This address is read with GET; rosters are sent with POST.'],
  key_reused: [409, 'This “Idempotency-Key” was sent with another file before. Use a new one for each file.'],
  sync_running: [409, 'Another roster of this school is being compared. Try again in a minute.'],
  file_too_large: [413, 'The file is too large. Send a bundle, compressed.'],
  parameter_invalid: [422, 'A parameter isn’t valid.'],
  file_invalid: [422, 'The file can’t be read as a roster.'],
  too_many_calls: [429, 'This token has made too many calls. Wait as long as “Retry-After” says.'],
  unavailable: [503, 'The API can’t answer right now. Try again in a moment.'],
} as const satisfies Record<string, [number, string]>

export type ProblemCode = keyof typeof problems

export const isProblem = (code: string): code is ProblemCode => Object.hasOwn(problems, code)

/** Statuses with what they mean, for the document. */
export const statuses = Object.values(problems).reduce(
  (found, [status, message]) => found.set(status, [...(found.get(status) ?? []), message]),
  new Map<number, string[]>(),
)

export interface Wrong {
  parameter: string
  message: string
}

export class Problem extends Error {
  readonly code: ProblemCode
  readonly wrong: Wrong | undefined
  readonly retryAfter: number | undefined

  constructor(code: ProblemCode, more: { wrong?: Wrong; message?: string; retryAfter?: number } = {}) {
    super(more.wrong?.message ?? more.message ?? problems[code][1])
    this.code = code
    this.wrong = more.wrong
    this.retryAfter = more.retryAfter
  }

  respond(headers: Record<string, string>): Response {
    const status = problems[this.code][0]
    const body = {
      code: this.code,
      message: this.message,
      ...(this.wrong && { parameter: this.wrong.parameter }),
    }
    return Response.json(body, {
      status,
      headers: {
        ...headers,
        'cache-control': 'no-store',
        ...(status === 401 && { 'www-authenticate': 'Bearer' }),
        ...(this.retryAfter && { 'retry-after': String(this.retryAfter) }),
      },
    })
  }
}
