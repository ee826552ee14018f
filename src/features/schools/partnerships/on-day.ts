import { formatDate } from '../../../lib/dates.ts'

/** A date without a time is the same day everywhere. */
export const onDay = (day: string): string => formatDate(`${day}T12:00`)
