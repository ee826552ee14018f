/**
 * Converts seconds to whole minutes that add up: the total is the rounded total, and the rounding remainder
 * goes to the rows that lost most. A table's total is therefore always the sum of its rows.
 */
export function wholeMinutes(seconds: number[]): number[] {
  const total = Math.round(seconds.reduce((sum, one) => sum + one, 0) / 60)
  const minutes = seconds.map((one) => Math.floor(one / 60))
  const missing = total - minutes.reduce((sum, one) => sum + one, 0)
  const byLoss = seconds
    .map((_, index) => index)
    .sort((one, other) => (seconds[other]! % 60) - (seconds[one]! % 60))
  for (const index of byLoss.slice(0, missing)) minutes[index]! += 1
  return minutes
}
