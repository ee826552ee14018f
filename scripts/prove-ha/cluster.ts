import { execFile } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../server/postgres/free-port.ts'
import {
  type Account,
  databaseAccount,
  isInstalled,
  type Program,
  signal,
  startProgram,
  stopProgram,
  until,
} from './processes.ts'

const run = promisify(execFile)
const password = 'proof'

/** Seconds after which a silent primary loses its place. */
const leaseSeconds = 10

interface Node {
  name: string
  folder: string
  port: number
  apiPort: number
  program: Program
}

/** Two PostgreSQL servers that Patroni keeps replicated, etcd to agree on the primary, HAProxy to lead there. */
export class Cluster {
  readonly port: number
  /** Leads to a standby. */
  readonly standbyPort: number
  private readonly nodes: Node[]
  private readonly account: Account
  private readonly bin: string

  private constructor(nodes: Node[], ports: Ports, account: Account, bin: string) {
    this.nodes = nodes
    this.port = ports.primary
    this.standbyPort = ports.standby
    this.account = account
    this.bin = bin
  }

  static async start(folder: string): Promise<Cluster> {
    const bin = await assertTools()
    const account = await databaseAccount()
    const etcd = await startEtcd(path.join(folder, 'etcd'))
    const nodes: Node[] = []
    for (const name of ['east', 'west']) {
      const node = await prepareNode(folder, name, etcd, bin, account)
      nodes.push(node)
      await until(`PostgreSQL "${name}"`, () => isRunning(node), { details: node.program.output })
    }
    const cluster = new Cluster(nodes, await startProxy(folder, nodes), account, bin)
    await cluster.untilWhole()
    return cluster
  }

  url(port = this.port): string {
    return `postgres://supabase_admin:${password}@127.0.0.1:${port}/postgres`
  }

  /** Both nodes run, and the standby confirms each write: only then is the next fault fair. */
  async untilWhole(): Promise<void> {
    await until(
      'a primary with a synchronous standby',
      async () => {
        const { members } = await this.members()
        return (
          members.some(({ role }) => role === 'leader') && members.some(({ role }) => role === 'sync_standby')
        )
      },
      { details: () => this.nodes.map(({ program }) => program.output().slice(-2000)).join('\n') },
    )
  }

  /** As when the primary's machine loses power. */
  async killPrimary(): Promise<void> {
    const node = await this.primary()
    const [postmaster] = readFileSync(path.join(node.folder, 'postmaster.pid'), 'utf8').split('\n')
    signal(node.program, 'SIGKILL')
    process.kill(Number(postmaster), 'SIGKILL')
  }

  async startKilled(): Promise<void> {
    for (const node of this.nodes) {
      if (node.program.child.exitCode === null && node.program.child.signalCode === null) continue
      node.program = startPatroni(node.folder, this.account)
    }
  }

  async switchOver(): Promise<void> {
    const leader = await this.primary()
    const candidate = this.nodes.find((node) => node !== leader)!
    const response = await fetch(`http://127.0.0.1:${leader.apiPort}/switchover`, {
      method: 'POST',
      body: JSON.stringify({ leader: leader.name, candidate: candidate.name }),
    })
    if (!response.ok) throw new Error(`switchover: ${response.status} ${await response.text()}`)
  }

  /** PostgreSQL stops without finishing anything; Patroni starts it again. */
  async stopImmediately(): Promise<void> {
    const { folder } = await this.primary()
    await run(path.join(this.bin, 'pg_ctl'), ['stop', '-D', folder, '-m', 'immediate'], this.account)
  }

  async stop(): Promise<void> {
    await Promise.all(this.nodes.map(({ program }) => stopProgram(program)))
  }

  private async primary(): Promise<Node> {
    const { members } = await this.members()
    const { name } = members.find(({ role }) => role === 'leader')!
    return this.nodes.find((node) => node.name === name)!
  }

  private async members(): Promise<{ members: { name: string; role: string; state: string }[] }> {
    const answers = this.nodes.map(async ({ apiPort }) =>
      (await fetch(`http://127.0.0.1:${apiPort}/cluster`, { signal: AbortSignal.timeout(2000) })).json(),
    )
    return Promise.any(answers)
  }
}

/** Returns the folder of PostgreSQL's programs. */
async function assertTools(): Promise<string> {
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : []
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0]
  const missing = [
    ...(newest ? [] : ['postgresql']),
    ...((await isInstalled('patroni', '--version')) ? [] : ['patroni']),
    ...((await isInstalled('etcd', '--version')) ? [] : ['etcd-server']),
    ...((await isInstalled('haproxy', '-v')) ? [] : ['haproxy']),
  ]
  if (missing.length > 0)
    throw new Error(`This needs Debian's packages. Run: apt install ${missing.join(' ')}`)
  return path.join('/usr/lib/postgresql', newest!, 'bin')
}

async function startEtcd(folder: string): Promise<number> {
  const [clients, peers] = [await freePort(), await freePort()]
  const url = (port: number) => `http://127.0.0.1:${port}`
  const program = startProgram(
    'etcd',
    [
      ...[
        '--data-dir',
        folder,
        '--listen-client-urls',
        url(clients),
        '--advertise-client-urls',
        url(clients),
      ],
      ...['--listen-peer-urls', url(peers), '--initial-advertise-peer-urls', url(peers)],
      ...['--initial-cluster', `default=${url(peers)}`, '--logger', 'zap'],
    ],
    { env: { ETCD_UNSUPPORTED_ARCH: process.arch } },
  )
  await until('etcd', async () => (await fetch(`${url(clients)}/health`)).ok, { details: program.output })
  return clients
}

async function prepareNode(
  parent: string,
  name: string,
  etcd: number,
  bin: string,
  account: Account,
): Promise<Node> {
  const folder = path.join(parent, name, 'data')
  const [port, apiPort] = [await freePort(), await freePort()]
  mkdirSync(path.dirname(folder))
  // JSON is YAML, too.
  const settings = {
    scope: 'proof',
    name,
    restapi: { listen: `127.0.0.1:${apiPort}`, connect_address: `127.0.0.1:${apiPort}` },
    etcd3: { host: `127.0.0.1:${etcd}` },
    bootstrap: {
      dcs: {
        ttl: leaseSeconds,
        loop_wait: 2,
        retry_timeout: 3,
        // Only a standby that has every acknowledged write may take over.
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 200, wal_keep_size: '256MB' } },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: folder,
      bin_dir: bin,
      pgpass: path.join(parent, name, 'pgpass'),
      authentication: {
        superuser: { username: 'supabase_admin', password },
        replication: { username: 'replicator', password },
        rewind: { username: 'rewinder', password },
      },
      parameters: { unix_socket_directories: path.join(parent, name), shared_buffers: '128MB' },
      pg_hba: [
        'local all all scram-sha-256',
        'host all all 127.0.0.1/32 scram-sha-256',
        'host replication all 127.0.0.1/32 scram-sha-256',
      ],
    },
  }
  writeFileSync(settingsOf(folder), JSON.stringify(settings))
  if (account.uid !== undefined) chownSync(path.dirname(folder), account.uid, account.gid!)
  return { name, folder, port, apiPort, program: startPatroni(folder, account) }
}

const settingsOf = (folder: string) => `${path.dirname(folder)}.yml`

const startPatroni = (folder: string, account: Account) =>
  startProgram('patroni', [settingsOf(folder)], { ...account, env: { HOME: path.dirname(folder) } })

const isRunning = async ({ apiPort }: Node) =>
  (await fetch(`http://127.0.0.1:${apiPort}/health`, { signal: AbortSignal.timeout(2000) })).ok

interface Ports {
  primary: number
  standby: number
}

async function startProxy(folder: string, nodes: Node[]): Promise<Ports> {
  const ports = { primary: await freePort(), standby: await freePort() }
  const file = path.join(folder, 'haproxy.cfg')
  const servers = nodes.map(
    ({ name, port, apiPort }) => `  server ${name} 127.0.0.1:${port} check port ${apiPort}`,
  )
  writeFileSync(
    file,
    `defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 2s
${listener('primary', 'primary', ports.primary, servers)}
${listener('standby', 'replica', ports.standby, servers)}
`,
  )
  startProgram('haproxy', ['-db', '-f', file])
  return ports
}

/** Patroni answers 200 at the path of a node's role. */
const listener = (name: string, role: string, port: number, servers: string[]) => `listen ${name}
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /${role}
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}`
