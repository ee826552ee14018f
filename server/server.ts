import { createServer as createHttpServer, type Server } from 'node:http'
import path from 'node:path'
import { createAuth } from './auth/service.ts'
import { createBackups } from './backup/service.ts'
import { watchCertificates } from './certificates.ts'
import { type Env, readEnv } from './config/env.ts'
import { notOffered, readSupabaseConfig } from './config/supabase.ts'
import type { ServerContext } from './context.ts'
import { createCron } from './cron/service.ts'
import { openDemo } from './demo/demo.ts'
import { loadDemo } from './demo/load.ts'
import { ExitCode, explainFailure, StartFailure } from './failure.ts'
import { createFunctions } from './functions/service.ts'
import { createApp } from './http/app.ts'
import { createListener } from './http/listener.ts'
import { localAddress } from './http/own-address.ts'
import { keptSecrets } from './keys/api-keys.ts'
import { Callers } from './keys/callers.ts'
import { Revocations } from './keys/revocations.ts'
import { SigningKeys } from './keys/signing-keys.ts'
import { Tokens } from './keys/tokens.ts'
import { createLog, type Log } from './log.ts'
import { withSender } from './mail/sender.ts'
import { createMailbox, createMailer } from './mail/service.ts'
import { databaseFigures } from './metrics/database-figures.ts'
import { Metrics } from './metrics/metrics.ts'
import { migrate } from './migrate/migrate.ts'
import { assertNotNewer } from './migrate/newer.ts'
import { createNet } from './net/service.ts'
import { noteInstallation, watchDisk } from './operations.ts'
import { type Cluster, startCluster } from './postgres/cluster.ts'
import { lockDataFolder } from './postgres/data-folder.ts'
import { type Database, openDatabase, type Preparation } from './postgres/database.ts'
import { createRealtime } from './realtime/service.ts'
import { ReplicaReads } from './rest/replica-reads.ts'
import { createRest } from './rest/service.ts'
import type { Service } from './service.ts'
import { createStorage } from './storage/service.ts'
import { uploadUrlSeconds } from './storage/tokens.ts'
import { openTraces } from './traces/open.ts'
import { createVault } from './vault/service.ts'
import { within } from './within.ts'

export interface RunningServer {
  url: string
  engine: ServerContext
  close(): Promise<void>
}

/** Limit for each shutdown step, so that one that hangs doesn't block the rest. Stopping PostgreSQL comes last. */
const stepPatience = 15_000

/**
 * Starts PostgreSQL, migrates and serves every interface. If a step fails, the earlier ones are undone. `interrupt`
 * cancels a start in progress.
 */
export async function startServer(
  source: Record<string, string | undefined>,
  interrupt?: AbortSignal,
): Promise<RunningServer> {
  const env = readEnv(source)
  const undo: (() => Promise<unknown>)[] = []
  const close = async () => {
    const failures: unknown[] = []
    for (const step of undo.splice(0).reverse()) {
      await within(step(), stepPatience).catch((error: unknown) => failures.push(error))
    }
    if (failures.length > 0) throw failures[0]
  }
  try {
    const engine = await createEngine(env, source, undo, interrupt)
    const services: Record<string, Service> = {
      '/auth/v1': await createAuth(engine),
      '/rest/v1': await createRest(engine),
      '/storage/v1': await createStorage(engine),
      '/realtime/v1': await createRealtime(engine),
      '/functions/v1': await createFunctions(engine),
      '/mailbox': createMailbox(engine),
      '/cron': await createCron(engine),
      '/vault': createVault(engine),
      '/net': await createNet(engine),
      '/backups': await createBackups(engine),
    }
    undo.push(() => Promise.allSettled(Object.values(services).map((service) => service.close?.())))
    for (const { figures } of Object.values(services)) if (figures) engine.metrics?.add(figures)
    const stopWatching = watchDisk(engine.db.admin, env.DATA_DIR, engine.log)
    undo.push(async () => stopWatching())
    const stopLooking = watchCertificates(engine.db.admin, env, engine.log)
    undo.push(async () => stopLooking())
    const routes = Object.fromEntries(Object.entries(services).map(([at, service]) => [at, service.routes]))
    const server = createHttpServer(
      {
        headersTimeout: 10_000,
        connectionsCheckingInterval: 2_000,
        requestTimeout: 30 * 60_000,
        keepAliveTimeout: 65_000,
        maxHeaderSize: 32_768,
      },
      createListener(createApp(engine, routes), engine),
    )
    server.setTimeout(120_000)
    for (const service of Object.values(services)) service.attach?.(server)
    const port = await listen(server, env)
    undo.push(() => {
      for (const service of Object.values(services)) service.closeConnections?.()
      return stopListening(server)
    })
    const url = `http://${env.HOST === '127.0.0.1' ? 'localhost' : env.HOST}:${port}`
    engine.siteUrl = env.SITE_URL ?? url
    engine.localUrl = localAddress(env.HOST, port)
    await noteInstallation(engine.db.admin, env)
    for (const service of Object.values(services)) await service.ready?.()
    return { url, engine, close }
  } catch (error) {
    // Find the cause first: undoing steps may free disk space.
    const reason = env.DATABASE_URL ? error : await explainFailure(error, env.DATA_DIR).catch(() => error)
    await close()
    throw reason
  }
}

async function createEngine(
  env: Env,
  source: Record<string, string | undefined>,
  undo: (() => Promise<unknown>)[],
  interrupt: AbortSignal | undefined,
): Promise<ServerContext> {
  const log = createLog(env.LOG_LEVEL)
  const config = withSender(readSupabaseConfig(env.SUPABASE_DIR, source), env.MAIL_FROM)
  for (const setting of notOffered(config))
    log.warn({ setting }, 'ignoring a setting this server does not support')
  const replicaReads = ReplicaReads.of(env.SUPABASE_DIR)
  const lock = await lockDataFolder(env.DATA_DIR)
  undo.push(lock.release)
  const secrets = await keptSecrets(env)
  const traces = await openTraces(env, log)
  undo.push(async () => traces?.close())
  const cluster: Cluster | undefined = env.DATABASE_URL
    ? undefined
    : await startCluster(env.DATA_DIR, secrets.databasePassword, log)
  if (cluster) {
    undo.push(cluster.stop)
    // Fails whatever is waiting for the database, such as a long migration.
    interrupt?.addEventListener('abort', () => void cluster.stop())
  }
  interrupt?.throwIfAborted()
  const preparation: Preparation = {
    exposeNewTables: config.api.auto_expose_new_tables,
    async afterBootstrap(client) {
      if (env.NEWER_DATABASE === 'refuse') await assertNotNewer(client, env.SUPABASE_DIR)
      await migrate(client, env.SUPABASE_DIR, config, log)
      if (env.DEMO === 'on') await loadDemo(client, env, log)
    },
  }
  const standby = env.DATABASE_READ_URL
    ? { url: env.DATABASE_READ_URL, maxLagSeconds: env.DATABASE_READ_MAX_LAG }
    : undefined
  const url = cluster?.url ?? env.DATABASE_URL!
  const db: Database = await openDatabase(url, log, preparation, { traces, standby })
  undo.push(db.close)
  if (env.DATABASE_URL) sayLacks(db, log)
  const lifetime = config.auth.jwt_expiry
  const keysFile = config.auth.signing_keys_path
  const signingKeys = await SigningKeys.open(
    db,
    lifetime,
    keysFile && path.resolve(env.SUPABASE_DIR, keysFile),
  )
  const tokens = new Tokens(signingKeys, env.SUPABASE_JWT_SECRET ?? (await db.secret('legacy_jwt')))
  // Revocations are kept for as long as any token they apply to.
  const longestSigned = Math.max(lifetime, env.STORAGE_SIGNED_URL_SECONDS, uploadUrlSeconds)
  const revocations = await Revocations.open(db, longestSigned)
  const { publishableKey, secretKey } = secrets
  const metrics = env.METRICS === 'on' ? new Metrics() : undefined
  metrics?.add(databaseFigures(db, log))
  undo.push(async () => metrics?.close())
  return {
    env,
    config,
    db,
    log,
    tokens,
    signingKeys,
    revocations,
    callers: new Callers(tokens, revocations, publishableKey, secretKey),
    replicaReads,
    publishableKey,
    secretKey,
    demo: await openDemo(env, db.admin),
    mailer: createMailer(env, config, db, log, traces),
    siteUrl: env.SITE_URL ?? '',
    localUrl: '',
    metrics,
    traces,
  }
}

/** Logged at every start, and shown by /readyz. */
function sayLacks({ lacks }: Database, log: Log): void {
  for (const lack of lacks) log.warn(`This database lacks ${lack.lacks}, so ${lack.therefore}.`)
}

function listen(server: Server, env: Env): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') {
        return reject(
          new StartFailure(
            ExitCode.portInUse,
            `Port ${env.PORT} on ${env.HOST} is already in use. Stop the process that uses it, or set PORT to another number.`,
          ),
        )
      }
      reject(
        new StartFailure(
          ExitCode.configuration,
          `Cannot listen on ${env.HOST}:${env.PORT}: ${error.message}`,
        ),
      )
    })
    server.listen(env.PORT, env.HOST, () => resolve((server.address() as { port: number }).port))
  })
}

/** Gives running requests ten seconds to finish, then closes the remaining connections. */
function stopListening(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // A connection that is still answering becomes idle later and would then be kept alive.
    const closeIdle = setInterval(() => server.closeIdleConnections(), 50)
    const giveUp = setTimeout(() => server.closeAllConnections(), 10_000)
    server.close(() => {
      clearInterval(closeIdle)
      clearTimeout(giveUp)
      resolve()
    })
    server.closeIdleConnections()
  })
}
