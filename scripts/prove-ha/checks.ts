import { randomUUID } from 'node:crypto'
import type { RealtimeChannel } from '@supabase/supabase-js'
import type { Installation } from './installation.ts'
import { type Load, paces } from './load.ts'
import { until } from './processes.ts'

/** The longest time without a success, in seconds. */
export function longestGap(successes: number[], from: number, to: number): number {
  const times = [from, ...successes.filter((at) => at > from && at < to), to]
  return Math.max(...times.slice(1).map((at, index) => at - times[index]!)) / 1000
}

/** Seconds without a successful answer of a kind, for those who had the longest wait. */
export function outage(
  load: Load,
  kind: keyof typeof paces,
  sites: string[],
  from: number,
  to: number,
): number {
  return Math.max(
    ...sites.map((site) => {
      const successes = load.answers
        .filter((answer) => answer.site === site && answer.kind === kind)
        .filter(({ status }) => status >= 200 && status < 300)
      const times = successes.map(({ at }) => at)
      return Math.max(0, longestGap(times, from, to) - paces[kind] / 1000)
    }),
  )
}

const soonMs = 2000

/**
 * Answers that were neither a success nor a 503 that says when to come back. A change that was in progress on a server
 * that died may break off: repeating it could make it twice. A read must not.
 */
export function rudeAnswers(load: Load, from: number, mayBreakOff = false): string[] {
  const brokeOff = ({ at, kind, status }: Load['answers'][number]) =>
    mayBreakOff && kind !== 'read' && at < from + soonMs && [0, 502].includes(status)
  const rude = load.answers.filter((answer) => answer.at > from && !answer.isPolite && !brokeOff(answer))
  const times = count(rude.map(({ kind, status, text }) => `${kind} ${status} ${text.slice(0, 160)}`))
  return [...times].map(([what, number]) => `${number} × ${what}`)
}

/** Subscribers on every server, each with what it has heard. */
export class Audience {
  private readonly heard = new Map<string, Set<string>>()
  private readonly channels: RealtimeChannel[]
  private readonly installation: Installation

  constructor(installation: Installation) {
    this.installation = installation
    this.channels = installation.sites.map(({ name, client }) => {
      const heard = new Set<string>()
      this.heard.set(name, heard)
      const channel = client.channel('proof', { config: { private: true } })
      return channel
        .on('broadcast', { event: 'write' }, ({ payload }) => heard.add((payload as { id: string }).id))
        .subscribe()
    })
  }

  /** Everyone is back, then hears each message: those of both servers. */
  async hearsAll(): Promise<number> {
    const seconds = await until('subscribers join again', async () =>
      this.channels.every(({ state }) => state === 'joined'),
    )
    const ids = this.installation.sites.flatMap(() => Array.from({ length: 5 }, () => randomUUID()))
    for (const [index, id] of ids.entries()) {
      const { client } = this.installation.sites[index % this.installation.sites.length]!
      await until(
        'a write after recovery',
        async () => !(await client.from('proof_writes').upsert({ id, is_announced: true })).error,
        { patience: 10_000 },
      )
    }
    await until(
      'every subscriber hears every message',
      async () => [...this.heard.values()].every((heard) => ids.every((id) => heard.has(id))),
      { patience: 10_000 },
    )
    return seconds
  }
}

/** What was promised during all faults, compared with what is there. Returns what is wrong. */
export async function compareLedger(installation: Installation, load: Load): Promise<string[]> {
  const wrong: string[] = []
  const rows = await installation.sql<{ id: string }>('select id from public.proof_writes')
  const stored = new Set(rows.map(({ id }) => id))
  const lost = [...load.written].filter((id) => !stored.has(id))
  if (lost.length > 0) wrong.push(`${lost.length} of ${load.written.size} acknowledged writes are lost`)

  const [site] = installation.sites
  let missing = 0
  for (const name of load.uploaded) {
    const { data } = await site!.client.storage.from('proof').download(name)
    if (!data || (await data.text()) !== name) missing++
  }
  if (missing > 0) wrong.push(`${missing} of ${load.uploaded.size} uploaded files are missing or differ`)

  const [cron] = await installation.sql<{ runs: number; slots: number }>(`
    select (select count(*)::int from public.proof_runs) as runs,
      (select count(distinct due)::int from public.proof_claims) as slots`)
  if (cron!.runs > cron!.slots) wrong.push(`a job ran ${cron!.runs} times in ${cron!.slots} slots`)
  return [...wrong, ...(await compareMail(installation, [...load.signedUp, ...load.mailed]))]
}

async function compareMail(installation: Installation, expected: string[]): Promise<string[]> {
  const counts = () => {
    const times = count(installation.received.map(({ to }) => to[0]!))
    return expected.map((address) => times.get(address) ?? 0)
  }
  // An email that failed is tried again after a while.
  await until('all emails arrive', async () => counts().every((count) => count > 0), {
    patience: 180_000,
  }).catch(() => undefined)
  const never = counts().filter((count) => count === 0).length
  const twice = expected.filter((_, index) => counts()[index]! > 1)
  return [
    ...(never > 0 ? [`${never} of ${expected.length} emails never arrived`] : []),
    ...twice.map((address) => `an email to ${address} arrived more than once`),
  ]
}

function count(names: string[]): Map<string, number> {
  const times = new Map<string, number>()
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1)
  return times
}
