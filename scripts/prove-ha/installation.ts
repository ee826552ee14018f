import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { Client } from 'pg'
import WebSocket from 'ws'
import { freePort } from '../../server/postgres/free-port.ts'
import { type ServerProcess, spawnServer, untilHealthy } from '../../server/testing/process.ts'
import { startSmtpPeer } from '../../server/testing/smtp-peer.ts'
import { startS3Server } from '../../server/testing/storage/s3-server.ts'
import { startBalancer } from './balancer.ts'
import type { Cluster } from './cluster.ts'
import { Link } from './link.ts'
import { until } from './processes.ts'

const root = path.join(import.meta.dirname, '../..')
const password = 'Proof-of-2-servers!'
const metricsToken = randomUUID()
const keys = {
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_proof',
  SUPABASE_SECRET_KEY: `sb_secret_${randomUUID()}`,
}

export interface Site {
  name: string
  /** The balancer's: people don't know how many servers there are. */
  url: string
  process: ServerProcess
  client: SupabaseClient
}

/**
 * Two servers of the product on the cluster, behind a load balancer, with shared storage and a mail server, each behind
 * a link of its own.
 */
export class Installation {
  readonly sites: Site[] = []
  readonly storage: Link
  readonly mail: Link
  readonly database: Link
  readonly received: { to: string[]; source: string }[]
  readonly account = { email: 'writer@proof.test', password }
  private readonly folder: string
  private readonly cluster: Cluster

  private constructor(folder: string, cluster: Cluster, links: Link[], received: Installation['received']) {
    this.folder = folder
    this.cluster = cluster
    ;[this.storage, this.mail, this.database] = links as [Link, Link, Link]
    this.received = received
  }

  static async start(folder: string, cluster: Cluster): Promise<Installation> {
    const store = await startS3Server('proof')
    const post = await startSmtpPeer()
    const links = [
      await Link.to(Number(new URL(store.url).port)),
      await Link.to(post.port),
      await Link.to(cluster.port),
    ]
    const installation = new Installation(folder, cluster, links, post.received)
    const ports = { north: await freePort(), south: await freePort() }
    const url = await startBalancer(Object.values(ports))
    for (const [name, port] of Object.entries(ports))
      installation.sites.push(await installation.open(name, port, url))
    await until('the load balancer finds a server', async () => (await fetch(`${url}/config.json`)).ok)
    await installation.prepare()
    return installation
  }

  /** Straight to the primary, past the servers and their link. */
  async sql<T extends Record<string, unknown>>(text: string, values: unknown[] = []): Promise<T[]> {
    const client = new Client({
      connectionString: this.cluster.url(),
      connectionTimeoutMillis: 1000,
      query_timeout: 2000,
    })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return (await client.query<T>(text, values)).rows
    } finally {
      await client.end().catch(() => undefined)
    }
  }

  async restart(site: Site): Promise<void> {
    site.process = await this.spawn(site.name, Number(new URL(site.process.url).port))
  }

  /** Reads that a standby answered since the servers started. */
  async readsFromStandby(): Promise<number> {
    const counts = this.sites.map(async ({ process }) => {
      const headers = { authorization: `Bearer ${metricsToken}` }
      const text = await (await fetch(`${process.url}/metrics`, { headers })).text()
      return Number(/^database_requests\{pool="replica"\} (\d+)$/m.exec(text)?.[1] ?? 0)
    })
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
  }

  /** What the servers logged as errors, without repetition. */
  errorsSince(time: number): string[] {
    const lines = this.sites.flatMap(({ process }) => process.output().split('\n'))
    const errors = lines.flatMap((line) => {
      try {
        const { level, time: at, msg, reason, err } = JSON.parse(line)
        return level >= 50 && Date.parse(at) >= time ? [`${msg}: ${reason ?? err?.message}`] : []
      } catch {
        return []
      }
    })
    return [...new Set(errors)]
  }

  async stop(): Promise<void> {
    await Promise.all(this.sites.map(({ client }) => client.removeAllChannels()))
    await Promise.all(this.sites.map(({ process }) => process.kill('SIGTERM')))
    for (const link of [this.storage, this.mail, this.database]) link.close()
  }

  private async open(name: string, port: number, url: string): Promise<Site> {
    mkdirSync(path.join(this.folder, name))
    const process = await this.spawn(name, port)
    await untilHealthy(process)
    return { name, url, process, client: clientOf(url, keys.SUPABASE_PUBLISHABLE_KEY) }
  }

  private spawn(name: string, port: number): Promise<ServerProcess> {
    return spawnServer(path.join(this.folder, name), {
      ...keys,
      PORT: String(port),
      TRUST_PROXY: 'on',
      METRICS: 'on',
      METRICS_TOKEN: metricsToken,
      DEMO: 'off',
      PASSWORD_HASH_COST: '4',
      SUPABASE_DIR: path.join(root, 'supabase'),
      DATABASE_URL: this.cluster.url(this.database.port),
      DATABASE_READ_URL: this.cluster.url(this.cluster.standbyPort),
      SMTP_URL: `smtp://127.0.0.1:${this.mail.port}`,
      STORAGE_S3_BUCKET: 'files',
      STORAGE_S3_REGION: 'proof',
      STORAGE_S3_ENDPOINT: `http://127.0.0.1:${this.storage.port}`,
      STORAGE_S3_ACCESS_KEY_ID: 'proof',
      STORAGE_S3_SECRET_ACCESS_KEY: 'proof',
    })
  }

  /** A person who writes, and tables beside the product's that record what was written and when jobs ran. */
  private async prepare(): Promise<void> {
    const [first] = this.sites
    const admin = clientOf(first!.url, keys.SUPABASE_SECRET_KEY)
    const created = await admin.auth.admin.createUser({ ...this.account, email_confirm: true })
    if (created.error) throw created.error
    const bucket = await admin.storage.createBucket('proof')
    if (bucket.error) throw bucket.error
    await this.sql(`
      create table public.proof_writes (id uuid primary key, is_announced boolean not null default false);
      alter table public.proof_writes enable row level security;
      grant select, insert, update on public.proof_writes to authenticated;
      create policy proof on public.proof_writes to authenticated using (true) with check (true);
      create policy proof on storage.objects to authenticated using (bucket_id = 'proof') with check (bucket_id = 'proof');
      create policy proof on realtime.messages for select to authenticated using (realtime.topic() = 'proof');
      create function public.proof_announce() returns trigger language plpgsql security definer set search_path = '' as $$
      begin
        perform realtime.send(jsonb_build_object('id', new.id), 'write', 'proof', true);
        return null;
      end
      $$;
      create trigger proof after insert on public.proof_writes
        for each row when (new.is_announced) execute function public.proof_announce();
      create table public.proof_runs (at timestamptz not null default clock_timestamp());
      grant insert on public.proof_runs to postgres;
      create table public.proof_claims (due timestamptz not null);
      create function public.proof_claim() returns trigger language plpgsql security definer set search_path = '' as $$
      begin
        insert into public.proof_claims
        select new.due from cron.job where jobid = new.jobid and jobname = 'proof';
        return null;
      end
      $$;
      create trigger proof after insert or update on _server.cron_claims
        for each row execute function public.proof_claim();
      create table public.proof_direct (id bigint generated always as identity, at timestamptz default now());
      set role postgres;
      select cron.schedule('proof', '5 seconds', 'insert into public.proof_runs default values');
    `)
    for (const { client } of this.sites) {
      const { error } = await client.auth.signInWithPassword(this.account)
      if (error) throw error
      await client.realtime.setAuth()
      await until('the new table is known', async () => !(await client.from('proof_writes').select()).error)
    }
  }
}

const clientOf = (url: string, key: string): SupabaseClient =>
  createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: WebSocket as never },
  })
