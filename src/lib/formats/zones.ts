import { dateFormat } from '../../../supabase/functions/_shared/formats/formatters.ts'

export { zoneName } from '../../../supabase/functions/_shared/formats/zones.ts'

const { Temporal } = globalThis as { Temporal?: { Now: { timeZoneId(): string } } }

/** The device's time zone, as "Europe/Paris". A first date format takes a phone a tenth of a second; Temporal doesn't. */
export function deviceZone(): string {
  return (Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone) || 'UTC'
}

/** Every zone this device knows. */
export const knownZones = () => Intl.supportedValuesOf('timeZone')

const clockOf = (zone: string) =>
  dateFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })

/** The local time in a zone, as a datetime-local input value: "2026-11-15T18:05". */
export function toDateTimeLocal(moment: string | Date, zone: string): string {
  const parts = clockOf(zone).formatToParts(new Date(moment))
  const of = (type: string) => parts.find((part) => part.type === type)!.value
  return `${of('year')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}`
}

/** Whether clocks in two zones show the same at a moment; zones may differ in name but not in time. */
export const isSameClock = (moment: string, one: string, other: string): boolean =>
  toDateTimeLocal(moment, one) === toDateTimeLocal(moment, other)
