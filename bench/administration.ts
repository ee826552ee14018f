import { accountPages } from './administration/accounts.ts'
import { withAccounts } from './administration/database.ts'
import { measure } from './administration/measure.ts'

/** Administrators' searches over a million accounts: fails above 50 ms (p95, in the database). */
const accounts = Number(process.env.BENCH_ACCOUNTS ?? 1_000_000)
const rounds = Number(process.env.BENCH_RUNS ?? 6)
const most = 50

const groups = [accountPages]

await withAccounts(accounts, async (client) => {
  console.log(`${accounts.toLocaleString('en')} accounts`)
  for (const group of groups) {
    const p95 = await measure(client, await group(client), rounds)
    if (p95 > most) process.exitCode = 1
  }
})
console.log(`administration: at most ${most} ms wanted`)
