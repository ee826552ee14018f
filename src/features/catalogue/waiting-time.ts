/** How long one usually waits: in hours within a day, else in days; key and values of the text. */
export function waitingTime(hours: number) {
  if (hours < 24) return ['missions:clock.hours', { count: Math.max(1, hours) }] as const
  return ['missions:clock.days', { count: Math.round(hours / 24) }] as const
}
