export const grounds = ['mission', 'school', 'job'] as const
export type Ground = (typeof grounds)[number]

export const circles = ['everyone', 'related', 'nobody'] as const

export const ownLists = ['connected', 'incoming', 'sent', 'blocked'] as const
export type OwnList = (typeof ownLists)[number]

export const longestNote = 300

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim()

/** The words of a search, all of which must match. */
export const wordsOf = (typed: string): string[] => typed.split(/\s+/).filter(Boolean).slice(0, 8)
