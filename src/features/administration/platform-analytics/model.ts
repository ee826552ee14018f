/** In multiples of five, except published missions; null for one to four. */
export const platformCounts = [
  'signed_up',
  'active',
  'published',
  'started',
  'submitted',
  'validated',
  'certified',
] as const
export type PlatformCount = (typeof platformCounts)[number]

export const roles = ['candidate', 'company', 'academia', 'on_maker'] as const
type CountedRole = (typeof roles)[number]

export const periods = [4, 12, 26, 52] as const
type Period = (typeof periods)[number]

export interface AnalyticsFilter {
  weeks: Period
  role: CountedRole | undefined
}
