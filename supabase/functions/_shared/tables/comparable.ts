/** Lowercase and without accents, for comparison. */
export const comparable = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
