import assert from 'node:assert/strict'
import demo from '../../supabase/demo/accounts.json' with { type: 'json' }
import type { ProductServer } from './backend.ts'
import { type SupabaseCli, succeed } from './cli.ts'
import { address } from './database.ts'

interface Issue {
  level: string
  message: string
  detail?: string
  context?: string
  statement?: { lineNumber: string }
}

interface Finding {
  function: string
  issues: Issue[]
}

/** What is right as it is, and only looks wrong to a reader of a single function. */
const accepted = [
  // A check is called for its refusal; its answer is kept for those who read the function.
  /never read variable/,
  // The initial value of a variable is text until it is assigned.
  /target type is different type than source type cast "text" value/,
  /cannot determinate a result of dynamic SQL/,
  /composite OUT variable "record" is not single argument/,
  // Each end raises an error through a function.
  /control reached end of function without RETURN/,
]

/** Planning a statement calls stable functions, which refuse everyone who isn't signed in. */
async function signedIn(server: ProductServer): Promise<string[]> {
  const { id } = await server.signIn(demo.accounts[0]!.email)
  const [option, url] = address(server) as [string, string]
  const claims = encodeURIComponent(JSON.stringify({ sub: id, role: 'authenticated' }))
  return [option, `${url}&request.jwt.claims=${claims}`]
}

/** Planning a statement can call another function, and its refusal isn't a fault of either. */
const isOwn = ({ context = '' }: Issue): boolean => !context.includes('at RAISE')

/** Reads every PL/pgSQL function for names and types that are wrong. */
export async function proveLint(server: ProductServer, cli: SupabaseCli): Promise<void> {
  // Only a superuser can create it; the CLI connects as one, but works as `postgres`.
  await server.sql('create extension plpgsql_check schema extensions')
  const scope = ['--level', 'warning', '--schema', 'public,private,gate', '--output-format', 'json']
  const { stdout } = await succeed(cli(['db', 'lint', ...scope, ...(await signedIn(server))]))
  const { results } = JSON.parse(stdout) as { results: Finding[] }
  const found = results.flatMap(({ function: name, issues }) =>
    issues.filter(isOwn).map(({ level, message, detail = '', statement }) => {
      const place = statement ? `${name}, line ${statement.lineNumber}` : name
      return `${level} in ${place}: ${message} ${detail}`.trim()
    }),
  )
  assert.deepEqual(
    found.filter((finding) => !accepted.some((pattern) => pattern.test(finding))),
    [],
  )
}
