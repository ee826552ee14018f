/** Every refusal: its status, SCIM's own type where there is one, and a sentence that administrators read in their logs. */
const problems = {
  token_missing: [401, null, 'Send an access token in the header “Authorization: Bearer essor_org_…”.'],
  token_invalid: [401, null, 'This token doesn’t exist, or was revoked or ended. Create a new one.'],
  token_expired: [401, null, 'This token has expired. Create a new one.'],
  scope_missing: [403, null, 'Create a token of the organization with the scope “scim”.'],
  not_found: [404, null, 'There is nothing with this ID or at this address.'],
  method_not_allowed: [405, null, 'This can’t be done here.'],
  user_name_taken: [409, 'uniqueness', 'Someone else has this userName.'],
  email_taken: [409, 'uniqueness', 'Someone else has this email address.'],
  group_name_taken: [409, 'uniqueness', 'Another group has this displayName.'],
  last_owner: [
    409,
    null,
    'This person is the last owner. Make someone else an owner in the team’s settings first.',
  ],
  too_large: [413, null, 'A body can be up to 1 MB.'],
  filter_invalid: [400, 'invalidFilter', 'The filter can’t be read.'],
  filter_unsupported: [400, 'invalidFilter', 'People and groups can’t be filtered by this.'],
  path_invalid: [400, 'invalidPath', 'The path can’t be read.'],
  target_missing: [400, 'noTarget', 'A “remove” needs a path.'],
  read_only: [400, 'mutability', 'This can’t be changed.'],
  syntax_invalid: [400, 'invalidSyntax', 'The body isn’t a request of SCIM.'],
  value_invalid: [400, 'invalidValue', 'A value isn’t valid.'],
  role_unknown: [
    400,
    'invalidValue',
    'Roles are “recruiter” and “reviewer” at a company, and “adviser”, “teacher” and “student” at a school. Owners are named in the product.',
  ],
  member_unknown: [400, 'invalidValue', 'A member isn’t a person of this organization.'],
  too_many_calls: [429, null, 'This token has made too many calls. Wait as long as “Retry-After” says.'],
  too_many_invitations: [
    429,
    null,
    'The organization has sent all its invitations of today. Send this again tomorrow.',
  ],
  not_implemented: [501, null, 'This part of SCIM isn’t offered.'],
  unavailable: [503, null, 'Provisioning can’t answer right now. Try again in a moment.'],
} as const satisfies Record<string, readonly [number, string | null, string]>

export type ProblemCode = keyof typeof problems

export const isProblem = (code: string): code is ProblemCode => Object.hasOwn(problems, code)

export class Problem extends Error {
  readonly code: ProblemCode
  readonly retryAfter: number | undefined

  constructor(code: ProblemCode, detail?: string, retryAfter?: number) {
    super(detail ?? problems[code][2])
    this.code = code
    this.retryAfter = retryAfter ?? (code === 'too_many_invitations' ? 3600 : undefined)
  }

  respond(): Response {
    const [status, scimType] = problems[this.code]
    const body = {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      status: String(status),
      ...(scimType && { scimType }),
      detail: this.message,
    }
    return new Response(JSON.stringify(body), {
      status,
      headers: {
        'content-type': 'application/scim+json; charset=utf-8',
        'cache-control': 'no-store',
        ...(status === 401 && { 'www-authenticate': 'Bearer' }),
        ...(this.retryAfter && { 'retry-after': String(this.retryAfter) }),
      },
    })
  }
}
