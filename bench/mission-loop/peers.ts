import type { Client } from 'pg'
import type { Somebody } from './people.ts'

/** The functions that decide themselves what the caller may see. */
const checked = [
  'public.find_missions',
  'public.similar_missions',
  'public.listed_organizations',
  'public.mission_facts',
  'private.passed_on_work',
  'private.queued_work',
  'public.review_queue',
  'public.queued_missions',
  'public.my_simulations',
  'public.organization_home',
  'public.certificate_page',
]

/** Writes the same functions to a separate schema, for one caller, without checking who that is. */
export async function makePeers(client: Client, schema: string, somebody: Somebody): Promise<void> {
  await client.query(`create schema ${schema} authorization postgres`)
  for (const name of checked) {
    const { rows } = await client.query<{ definition: string }>(
      'select pg_get_functiondef(to_regproc($1)) as definition',
      [name],
    )
    await client.query(
      `set role postgres; ${withoutChecks(rows[0]!.definition, schema, somebody)}; reset role`,
    )
  }
}

function withoutChecks(definition: string, schema: string, { id, organization, isMaker }: Somebody): string {
  return definition
    .replace(/FUNCTION (public|private)\./, `FUNCTION ${schema}.`)
    .replace(' SECURITY DEFINER', '')
    .replaceAll('perform private.require_user();', '')
    .replaceAll('(select private.require_user()) is not null', 'true')
    .replaceAll(/private\.require_user\(\)|\(select auth\.uid\(\)\)/g, `'${id}'::uuid`)
    .replaceAll(
      'select private.my_reviewed_organizations()',
      organization ? `select '${organization}'::uuid` : 'select null::uuid where false',
    )
    .replaceAll("private.has_role('on_maker')", String(isMaker ?? false))
    .replaceAll(/private\.(queued_work|passed_on_work)\(/g, `${schema}.$1(`)
}
