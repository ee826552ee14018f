import type { PoolClient } from 'pg'
import { argumentsOf, type Parameter } from './arguments.ts'
import { attempt, type CallerName, callerNames } from './callers.ts'

interface Callable {
  name: string
  /** Whether it is for signed-in callers and runs with more rights than they have. */
  isForSignedIn: boolean
  parameters: Parameter[]
}

export async function listFunctions(client: PoolClient): Promise<Callable[]> {
  const { rows } = await client.query(`
    select p.proname as name,
      p.prosecdef and has_function_privilege('authenticated', p.oid, 'execute')
        and not has_function_privilege('anon', p.oid, 'execute') as "isForSignedIn", coalesce((
      select jsonb_agg(jsonb_build_object('name', p.proargnames[place], 'type', format_type(type, null), 'first',
        (select enumlabel from pg_enum where enumtypid = type order by enumsortorder limit 1)) order by place)
      from unnest(p.proargtypes::oid[]) with ordinality as given (type, place)
    ), '[]') as parameters
    from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' order by proname`)
  return rows
}

/** With suitable arguments, from the demo world if it has some of that name. */
export async function callFunction(client: PoolClient, { name, parameters }: Callable): Promise<void> {
  const slots = parameters.map(({ name: as, type }, at) => `"${as}" => $${at + 1}::${type}`)
  await client.query(`select public."${name}"(${slots.join(', ')})`, argumentsOf(parameters))
}

/**
 * `x` may not be called · `-` refused before anything else · `f` refused by a rule with a message · `!` the made-up
 * argument is not accepted · `+` answered.
 */
async function outcomeFor(client: PoolClient, callable: Callable, caller: CallerName): Promise<string> {
  const answer = await attempt(client, caller, async () => {
    await callFunction(client, callable)
    // Deferred checks are part of the call.
    await client.query('set constraints all immediate')
    await client.query('reset role')
    return (
      await client.query(
        `select md5(string_agg(r::text, ',' order by r::text)) as roles from public.user_roles r`,
      )
    ).rows[0].roles
  })
  if ('done' in answer) return answer.done === (await rolesNow(client)) ? '+' : 'R'
  if (answer.code === '42501') return answer.hint ? '-' : 'x'
  return answer.code === 'P0001' ? 'f' : '!'
}

const known = new WeakMap<PoolClient, string>()
async function rolesNow(client: PoolClient): Promise<string> {
  if (!known.has(client)) {
    const { rows } = await client.query(
      `select md5(string_agg(r::text, ',' order by r::text)) as roles from public.user_roles r`,
    )
    known.set(client, rows[0].roles)
  }
  return known.get(client)!
}

export async function functionMatrix(client: PoolClient): Promise<string[]> {
  const lines: string[] = []
  for (const callable of await listFunctions(client)) {
    const outcomes: string[] = []
    for (const caller of callerNames) outcomes.push(await outcomeFor(client, callable, caller))
    lines.push([callable.name.padEnd(32), ...outcomes].join('  '))
  }
  return lines
}
