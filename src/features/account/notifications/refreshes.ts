import type { QueryKey } from '@tanstack/react-query'
import type { NotificationKind } from './kinds.ts'

/** "team" of "team_invited": kinds of one family mostly concern the same pages. */
type Family = NotificationKind extends infer Kind
  ? Kind extends `${infer First}_${string}`
    ? First
    : Kind
  : never

/** What a page may show that has changed when a notification of the family arrives. */
const byFamily: Record<Family, readonly QueryKey[]> = {
  account: [['moderation']],
  agreement: [['agreements']],
  application: [['applications']],
  certificate: [['progress'], ['career-plan']],
  co: [['my-co-reviews']],
  connection: [['network'], ['person']],
  contact: [['contacts'], ['career-plan']],
  event: [['events']],
  feedback: [],
  inbox: [['inbox']],
  interview: [['opening-applications'], ['applications'], ['career-plan']],
  maker: [],
  match: [['openings']],
  mentoring: [['mentoring']],
  message: [],
  milestone: [['career-plan']],
  mission: [['playing']],
  moderation: [['moderation']],
  opening: [['openings'], ['opening-board'], ['opening-applications'], ['applications']],
  organization: [['roles'], ['organizations']],
  partnership: [['partnerships'], ['school-home'], ['school-panel'], ['invitations'], ['listing']],
  program: [['programs']],
  rating: [['maker-page']],
  rectification: [['data-protection']],
  report: [['moderation']],
  review: [['playing'], ['enrollments'], ['progress'], ['career-plan']],
  roster: [['roster-sync'], ['students']],
  school: [['my-schools']],
  search: [],
  skill: [['progress'], ['career-plan']],
  talk: [['talks']],
  team: [['organizations'], ['team'], ['team-invitation']],
  webhook: [['webhooks']],
  welcome: [],
  work: [['reviews']],
}

/** Kinds that concern other pages than their family. */
const byKind: Partial<Record<NotificationKind, readonly QueryKey[]>> = {
  account_administration_changed: [['roles'], ['administration']],
  account_role_granted: [['roles']],
  account_role_revoked: [['roles']],
  mission_invited: [['invitations'], ['listing']],
  opening_submitted: [['opening-review'], ['administration']],
  // Actions of applicants and owners; everything else about organizations goes to their members.
  organization_answered: [['approvals'], ['administration']],
  organization_asks_verification: [['approvals'], ['administration']],
  organization_requested: [['approvals'], ['administration']],
  team_added: [['roles'], ['organizations'], ['team']],
  team_removed: [['roles'], ['organizations'], ['team']],
}

/** What to refetch when a notification arrives, or news of its family without one. */
export function refreshesOf(kind: string): readonly QueryKey[] {
  const [family = ''] = kind.split('_')
  return byKind[kind as NotificationKind] ?? byFamily[family as Family] ?? []
}

/** Everything a page could have missed while disconnected. */
export const everyRefresh: readonly QueryKey[] = [...Object.values(byFamily), ...Object.values(byKind)].flat()
