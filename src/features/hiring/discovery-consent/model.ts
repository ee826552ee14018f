/** What can happen with a candidate's card, or with their account. */
export const ledgerKinds = [
  'viewed',
  'shortlisted',
  'unlisted',
  'compared',
  'matched',
  'contacted',
  'accepted',
  'declined',
  'expired',
  'withdrawn',
  'revoked',
  'invited',
  'agreed',
  'applied',
  'application_opened',
  'application_exported',
  'application_revealed',
  'application_withdrawn',
  'acted_as',
] as const
export type LedgerKind = (typeof ledgerKinds)[number]

export const eventsAtOnce = 30
