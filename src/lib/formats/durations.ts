import { currentLanguage } from '../../i18n/i18n.ts'
import { formatNumber } from './numbers.ts'

/** "1 h 5 min" (in French "1 h 05"), "12 min" or "< 1 min". */
export function formatDuration(seconds: number): string {
  if (seconds > 0 && seconds < 59.5) return '<\u00a01\u00a0min'
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return `${minutes}\u00a0min`
  const hours = `${formatNumber(Math.floor(minutes / 60))}\u00a0h`
  const rest = minutes % 60
  if (currentLanguage() === 'fr') return `${hours}\u00a0${String(rest).padStart(2, '0')}`
  return rest === 0 ? hours : `${hours}\u00a0${rest}\u00a0min`
}

/** As on a stopwatch: "1:05". */
export function formatStopwatch(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
