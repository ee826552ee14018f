import type texts from '../../../i18n/en/provisioning.ts'

type Refusal = keyof typeof texts.refusals

const refusals: readonly string[] = [
  'last_owner',
  'too_many_invitations',
  'role_unknown',
  'user_name_taken',
  'email_taken',
  'group_name_taken',
  'member_unknown',
] satisfies Refusal[]

/** Why the directory was refused, as owners can understand it. */
export const refusalKey = (code: string): Refusal => (refusals.includes(code) ? (code as Refusal) : 'other')
