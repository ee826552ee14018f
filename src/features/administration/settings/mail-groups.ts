/** An email's group, by the prefix of its kind; the first match wins. */
const groups = [
  ['account', /^(welcome$|account_|certificate_revoked$|school_(left|graduated|partner))/],
  ['feedback', /^(work_|review_|co_review_|mission_(paused|resumed)$)/],
  ['invitations', /_invited$|^team_/],
  ['hiring', /^(opening_|interview_|contact_|match_|search_)/],
  ['network', /^(connection_|message_|skill_|maker_|rating_)/],
  ['mentoring', /^(mentoring_|talk_)/],
  ['events', /^event_/],
  ['programs', /^(agreement_|program_|partnership_|application_|milestone_|roster_)/],
  ['organizations', /^(organization_|webhook_)/],
  ['moderation', /^(moderation_|report_|rectification_|inbox_|feedback_)/],
  ['other', /./],
] as const

export type MailGroup = (typeof groups)[number][0]

const groupOf = (kind: string): MailGroup => groups.find(([, begins]) => begins.test(kind))![0]

/** The kinds by group, each group in its given order; empty groups are left out. */
export function groupKinds(kinds: string[]): { group: MailGroup; kinds: string[] }[] {
  return groups
    .map(([group]) => ({ group, kinds: kinds.filter((kind) => groupOf(kind) === group) }))
    .filter((one) => one.kinds.length > 0)
}
