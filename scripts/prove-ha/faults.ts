import { setTimeout as sleep } from 'node:timers/promises'
import { untilHealthy } from '../../server/testing/process.ts'
import type { Cluster } from './cluster.ts'
import type { Installation } from './installation.ts'
import type { paces } from './load.ts'

export interface Fault {
  name: string
  /** Requests that must work again in time. */
  kinds: (keyof typeof paces)[]
  /** How long the fault itself lasts, where it isn't the cluster that is unavailable. */
  ownSeconds?: number
  /** Changes in progress break off: the balancer answers 502, or closes the connection. */
  breaksRequests?: boolean
  /** Makes it happen and undoes it. */
  run(cluster: Cluster, installation: Installation): Promise<void>
}

const everything: Fault['kinds'] = ['write', 'read', 'sign in', 'upload']
const silentSeconds = 12
const awaySeconds = 10

export const faults: Fault[] = [
  {
    name: 'planned-switchover',
    kinds: everything,
    async run(cluster) {
      await cluster.switchOver()
      await sleep(10_000)
    },
  },
  {
    name: 'killed-primary',
    kinds: everything,
    async run(cluster) {
      await cluster.killPrimary()
      await sleep(25_000)
      await cluster.startKilled()
    },
  },
  {
    name: 'immediate-restart',
    kinds: everything,
    async run(cluster) {
      await cluster.stopImmediately()
      await sleep(15_000)
    },
  },
  {
    name: 'killed-server',
    kinds: everything,
    ownSeconds: 0,
    breaksRequests: true,
    async run(_, installation) {
      const site = installation.sites[0]!
      await site.process.kill('SIGKILL')
      await sleep(8000)
      await installation.restart(site)
      await untilHealthy(site.process)
    },
  },
  {
    name: 'silent-network',
    kinds: everything,
    ownSeconds: silentSeconds,
    async run(_, { database }) {
      database.silence()
      await sleep(silentSeconds * 1000)
      database.restore()
      await sleep(20_000)
    },
  },
  {
    name: 'storage-away',
    kinds: ['write', 'read', 'sign in'],
    ownSeconds: 0,
    async run(_, { storage }) {
      storage.cut()
      await sleep(awaySeconds * 1000)
      storage.restore()
      await sleep(5000)
    },
  },
  {
    name: 'mail-away',
    kinds: everything,
    ownSeconds: 0,
    async run(_, { mail }) {
      mail.cut()
      await sleep(awaySeconds * 1000)
      mail.restore()
      await sleep(5000)
    },
  },
]
