import { z } from 'zod'

/** A section as read, or why it couldn't be. */
const piece = <Content extends z.ZodType>(content: Content) =>
  z.union([z.object({ failure: z.string() }), content])

const database = z.object({
  bytes: z.number(),
  connections: z.number(),
  allowed: z.number(),
  oldestTransaction: z.number().nullable(),
  startedAt: z.string(),
  replicas: z.number(),
})

const bucket = z.object({
  bucket: z.string(),
  files: z.number(),
  bytes: z.number(),
  orphans: z.number(),
})

const mail = z.object({
  waiting: z.number(),
  oldestDue: z.string().nullable(),
  sentToday: z.number(),
  givenUp: z.number(),
  /** The most frequent reasons in seven days. */
  failures: z.array(z.object({ text: z.string(), count: z.number(), at: z.string() })),
  lastError: z.object({ kind: z.string(), at: z.string(), text: z.string() }).nullable(),
  /** Emails of the sign-in service; null where another server sends them. */
  account: z.object({ waiting: z.number(), oldest: z.string().nullable() }).nullable(),
})

const job = z.object({
  name: z.string(),
  schedule: z.string(),
  active: z.boolean(),
  lastAt: z.string().nullable(),
  status: z.enum(['succeeded', 'failed', 'running', 'starting']).nullable(),
  message: z.string().nullable(),
  milliseconds: z.number().nullable(),
  overdue: z.boolean(),
})
export type Job = z.infer<typeof job>

const versions = z.object({ postgres: z.string(), migrations: z.number(), lastMigration: z.string() })

const certificate = z.object({
  host: z.string(),
  expires: z.string().optional(),
  problem: z.string().optional(),
})
export type Certificate = z.infer<typeof certificate>

/** What the server recorded about itself; missing if the database is hosted elsewhere. */
const server = z.object({
  isMissing: z.boolean().optional(),
  backup: z.object({ at: z.string() }).optional(),
  backup_failure: z.object({ at: z.string(), reason: z.string().optional() }).optional(),
  backup_check: z.object({ at: z.string() }).optional(),
  certificates: z.object({ site: certificate.optional(), smtp: certificate.optional() }).optional(),
  disk: z.object({ free: z.number(), total: z.number() }).optional(),
})

const statement = z.object({
  text: z.string(),
  calls: z.number(),
  mean: z.number(),
  longest: z.number(),
  total: z.number(),
})

const statements = z.object({
  isMissing: z.boolean().optional(),
  slowest: z.array(statement).optional(),
})

const health = z.object({
  at: z.string(),
  database: piece(database),
  storage: piece(z.array(bucket)),
  mail: piece(mail),
  jobs: piece(z.array(job)),
  versions: piece(versions),
  statements: piece(statements),
  server: piece(server),
})
export type HealthAnswer = z.infer<typeof health>

export const answers = { admin_health: health }
