export const meetings = ['video', 'phone', 'on_site'] as const
export type Meeting = (typeof meetings)[number]
export const lengths = [15, 20, 30, 45, 60]
/** How many hours ahead a slot has to be booked. */
export const notices = [0, 2, 12, 24, 48, 168]

/** Two days and more are said in days. */
export const noticeDays = (hours: number): number | null =>
  hours >= 48 && hours % 24 === 0 ? hours / 24 : null
export const maxOpenBookings = 3

interface Timed {
  cancelled_at: string | null
  ends_at: string
}

export const isAhead = ({ cancelled_at, ends_at }: Timed, now = Date.now()): boolean =>
  cancelled_at === null && Date.parse(ends_at) > now
