/** In multiples of five, except published missions; null for one to four. */
export type PlatformCount =
  | 'signed_up'
  | 'active'
  | 'published'
  | 'started'
  | 'submitted'
  | 'validated'
  | 'certified'
type Counts = Partial<Record<PlatformCount, number | null>>

/** Times in hours, the share in percent; null for too few answers. */
interface Feedback {
  answered: number | null
  median: number | null
  p90: number | null
  inTime: number | null
}

export const roles = ['candidate', 'company', 'academia', 'on_maker'] as const
type CountedRole = (typeof roles)[number]

export interface PlatformAnalytics {
  /** Null before the first count. */
  countedAt: string | null
  firstDay: string
  today: string
  totals: Counts
  /** Weeks with events, by their Monday. */
  series: { at: string; counts: Counts; feedback: Feedback | null }[]
  feedback: Feedback
  /** People who started in time, in percent of each week's sign-ups; weeks that aren't over are missing. */
  activation: {
    role: CountedRole
    people: number | null
    share: number | null
    weeks: Record<string, number | null>
  }[]
  /** The share of a week's sign-ups active one week later, two weeks later and so on, in percent. */
  retention: { week: string; people: number | null; shares: (number | null)[] | null }[]
}

export const periods = [4, 12, 26, 52] as const
type Period = (typeof periods)[number]

export interface PlatformCut {
  weeks: Period
  role: CountedRole | undefined
}

export const usualCut: PlatformCut = { weeks: 12, role: undefined }
