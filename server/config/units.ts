const bytesIn: Record<string, number> = {
  '': 1,
  b: 1,
  kb: 1e3,
  mb: 1e6,
  gb: 1e9,
  kib: 1024,
  mib: 1024 ** 2,
  gib: 1024 ** 3,
}

/** "50MiB" → 52428800. A bare number is bytes. */
export function parseBytes(value: string | number): number {
  if (typeof value === 'number') return value
  const match = /^\s*([\d.]+)\s*([a-z]*)\s*$/i.exec(value)
  const unit = bytesIn[match?.[2]?.toLowerCase() ?? 'none']
  if (!match || unit === undefined) throw new Error(`"${value}" is not a size such as 50MiB`)
  return Math.floor(Number(match[1]) * unit)
}

const secondsIn: Record<string, number> = { ms: 0.001, s: 1, m: 60, h: 3600 }

/** Go durations, as Supabase writes them: "1m30s" → 90. A bare number is seconds. */
export function parseSeconds(value: string | number): number {
  if (typeof value === 'number') return value
  const parts = [...value.matchAll(/([\d.]+)(ms|s|m|h)/g)]
  if (parts.map((part) => part[0]).join('') !== value.trim() || parts.length === 0) {
    throw new Error(`"${value}" is not a duration such as 1m30s`)
  }
  return parts.reduce((sum, [, amount, unit]) => sum + Number(amount) * secondsIn[unit as string]!, 0)
}
