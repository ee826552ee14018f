import { rmSync } from 'node:fs'
import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Audience, compareLedger, longestGap, outage, rudeAnswers } from './prove-ha/checks.ts'
import { Cluster } from './prove-ha/cluster.ts'
import { type Fault, faults } from './prove-ha/faults.ts'
import { Installation } from './prove-ha/installation.ts'
import { Load } from './prove-ha/load.ts'
import { stopEverything } from './prove-ha/processes.ts'

/** How much longer than the cluster itself the product may be unavailable. */
const graceSeconds = 5

process.once('exit', stopEverything)
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => process.exit(1))

const folder = await mkdtemp(path.join(tmpdir(), 'prove-ha-'))
await chmod(folder, 0o711)
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

const wanted = process.argv.slice(2)
const failures: string[] = []
const cluster = await Cluster.start(folder)
console.log('PostgreSQL runs on two nodes')
const installation = await Installation.start(folder, cluster)
console.log('Two servers run on them, behind a load balancer\n')
const audience = new Audience(installation)
await audience.hearsAll()
const load = new Load(installation)
await sleep(3000)

for (const fault of faults.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const failed = await endure(fault)
  failures.push(...failed.map((what) => `${fault.name}: ${what}`))
}
await load.stop()
const writes = `${load.written.size} writes, ${load.uploaded.size} files, ${load.signedUp.size + load.mailed.size} emails`
failures.push(...(await compareLedger(installation, load)))
const fromStandby = await installation.readsFromStandby()
if (fromStandby === 0) failures.push('no read was answered by a standby')
console.log(
  `\nAcknowledged: ${writes}. A standby answered ${fromStandby} reads since the servers last started.`,
)
await installation.stop()
await cluster.stop()

for (const failure of failures) console.log(`✘ ${failure}`)
console.log(failures.length === 0 ? 'Everything held.' : `Failures: ${failures.length}`)
process.exit(failures.length === 0 ? 0 : 1)

/** Runs one fault and returns what did not hold. */
async function endure(fault: Fault): Promise<string[]> {
  const from = Date.now()
  const wrong: string[] = []
  try {
    await fault.run(cluster, installation)
    await sleep(2000)
    await cluster.untilWhole()
    const to = Date.now()
    const sites = installation.sites.map(({ name }) => name)
    const own = fault.ownSeconds ?? longestGap(load.direct, from, to)
    const lasted = Object.fromEntries(
      fault.kinds.map((kind) => [kind, outage(load, kind, sites, from, to)] as const),
    )
    for (const [kind, seconds] of Object.entries(lasted)) {
      if (seconds > own + graceSeconds)
        wrong.push(`${kind}: away for ${seconds.toFixed(1)} s, the cluster for ${own.toFixed(1)} s`)
    }
    wrong.push(...rudeAnswers(load, from, fault.breaksRequests))
    const rejoined = await audience.hearsAll()
    const times = Object.entries(lasted).map(([kind, seconds]) => `${kind} ${seconds.toFixed(1)}`)
    console.log(
      `${wrong.length === 0 ? '✔' : '✘'} ${fault.name}: cluster away ${own.toFixed(1)} s; ${times.join(', ')}; realtime after ${rejoined.toFixed(1)} s`,
    )
  } catch (error) {
    wrong.push((error as Error).message)
    console.log(`✘ ${fault.name}`)
  }
  for (const what of wrong) console.log(`    ${what}`)
  if (wrong.length > 0) for (const line of installation.errorsSince(from)) console.log(`    ${line}`)
  return wrong
}
