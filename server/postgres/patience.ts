const unitMs: Record<string, number> = { '': 1, ms: 1, s: 1000, min: 60_000, h: 3_600_000, d: 86_400_000 }
const graceMs = 15_000
const withoutLimitMs = 600_000

/** How long to wait for an answer. PostgreSQL cancels a statement at its limit, so nothing comes after that. */
export function patienceFor(statementTimeout = '45s'): number {
  const [, amount, unit = ''] = /^\s*(\d+)\s*(ms|s|min|h|d)?\s*$/.exec(statementTimeout) ?? []
  const limit = Number(amount) * unitMs[unit]!
  return limit > 0 ? limit + graceMs : withoutLimitMs
}
