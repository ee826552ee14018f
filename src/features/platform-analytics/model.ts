/** Counted in fives, but for published missions; null where it stands for one to four. */
export type PlatformCount =
  | 'signed_up'
  | 'active'
  | 'published'
  | 'started'
  | 'submitted'
  | 'validated'
  | 'certified'
type Counts = Partial<Record<PlatformCount, number | null>>

/** Times in hours, the share in per cent; null where too few answers would be told. */
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
  /** Weeks by their Monday, in which something happened. */
  series: { at: string; counts: Counts; feedback: Feedback | null }[]
  feedback: Feedback
  /** Who began in time, in per cent of who came in each week; weeks whose time is not over are missing. */
  activation: {
    role: CountedRole
    people: number | null
    share: number | null
    weeks: Record<string, number | null>
  }[]
  /** Who of a week's newcomers was here one week later, two weeks later …, in per cent. */
  retention: { week: string; people: number | null; shares: (number | null)[] | null }[]
}

export const periods = [4, 12, 26, 52] as const
type Period = (typeof periods)[number]

export interface PlatformCut {
  weeks: Period
  role: CountedRole | undefined
}

export const usualCut: PlatformCut = { weeks: 12, role: undefined }
