/** The usual waiting time: in hours up to a day, otherwise in days; key and values of the text. */
export function waitingTime(hours: number) {
  if (hours < 24) return ['missions:clock.hours', { count: Math.max(1, hours) }] as const
  return ['missions:clock.days', { count: Math.round(hours / 24) }] as const
}
