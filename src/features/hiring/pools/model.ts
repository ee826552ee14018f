export const stages = ['uncontacted', 'contacted', 'replied', 'in_talks', 'hired', 'closed'] as const
export type Stage = (typeof stages)[number]

export const maxComparedCards = 4
