/** The five password rules, in display order. */
export const passwordRules = [
  { key: 'length', holds: (password: string) => password.length >= 8 },
  { key: 'uppercase', holds: (password: string) => /[A-Z]/.test(password) },
  { key: 'lowercase', holds: (password: string) => /[a-z]/.test(password) },
  { key: 'digit', holds: (password: string) => /\d/.test(password) },
  { key: 'special', holds: (password: string) => /[!@#$%^&*(),.?":{}|<>]/.test(password) },
] as const

export type Strength = 'weak' | 'fair' | 'good' | 'strong' | 'veryStrong'

export function rulesMet(password: string): number {
  return passwordRules.filter((rule) => rule.holds(password)).length
}

export function isAcceptable(password: string): boolean {
  return rulesMet(password) === passwordRules.length
}

/** One rule or none is weak; each further one is a step up. */
export function strengthOf(password: string): Strength {
  const steps: Strength[] = ['weak', 'weak', 'fair', 'good', 'strong', 'veryStrong']
  return steps[rulesMet(password)]!
}
