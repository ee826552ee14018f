import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { expect, it, vi } from 'vitest'
import { readSupabaseConfig } from '../../server/config/supabase.ts'
import { createLog } from '../../server/log.ts'
import { migrate } from '../../server/migrate/migrate.ts'
import { createDatabase } from '../../server/testing/databases.ts'
import { supabaseFolder } from './people.ts'

// All migrations run, on a database of their own.
vi.setConfig({ testTimeout: 120_000 })

/** The backend as it was before a migration. */
async function folderBefore(migration: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'earlier-'))
  await cp(supabaseFolder, folder, { recursive: true, filter: (from) => !from.includes('/tests') })
  const migrations = path.join(folder, 'migrations')
  for (const file of await readdir(migrations)) {
    if (file >= migration) await rm(path.join(migrations, file))
  }
  return folder
}

async function withClient<T>(url: string, use: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

const account = (id: string, email: string, more: object) => `
  insert into auth.users (id, aud, role, email, raw_app_meta_data, raw_user_meta_data, email_confirmed_at, created_at)
  values ('${id}', 'authenticated', 'authenticated', '${email}', '{"provider": "email"}', '${JSON.stringify({
    first_name: 'Nina',
    last_name: 'Rossi',
    user_type: 'on_maker',
    role: 'Maker',
    hear_about_us: 'LinkedIn',
    ...more,
  })}', now(), now());`

it('P1-4 P1-5 an upgrade keeps of badges and ratings what was really checked', async () => {
  const earlier = await folderBefore('20261116104000')
  const url = await createDatabase()
  const log = createLog('silent')
  const ids = ['1', '2'].map((digit) => `${digit.repeat(8)}-0000-4000-8000-000000000000`)
  await withClient(url, async (client) => {
    await migrate(client, earlier, readSupabaseConfig(earlier, {}), log)
    await client.query(`
      ${account(ids[0]!, 'nina.rossi@gmail.com', { organization_name: 'Nina Rossi' })}
      ${account(ids[1]!, 'nina@rossi.test', { organization_name: 'Rossi Studio', website: 'https://rossi.test' })}
      update public.organizations set status = 'approved', verified_until = now() + interval '6 months';
      insert into public.clients (id, maker_id, name)
        select '33333333-0000-4000-8000-000000000000', id, 'Lune' from public.organizations where name = 'Rossi Studio';
      insert into public.projects (id, maker_id, client_id, title, position, status)
        select id, maker_id, '33333333-0000-4000-8000-000000000000', title, position, 'done'
        from (values (gen_random_uuid(), 'Copied', 'a0'), (gen_random_uuid(), 'Emailed', 'a1')) as made (id, title, position),
          lateral (select id as maker_id from public.organizations where name = 'Rossi Studio') as maker;
      insert into private.project_ratings (
        project_id, maker_id, invited_at, mailed_to, client_scores, client_name, client_given_at
      ) select id, maker_id, now(), case title when 'Emailed' then 'ana@lune.test' end,
        '{"quality": 5, "communication": 5, "deadlines": 5, "value": 5}', 'Ana', now() - interval '20 days'
        from public.projects;`)
    await migrate(client, supabaseFolder, readSupabaseConfig(supabaseFolder, {}), log)
    const { rows: badges } = await client.query(
      `select name, verified_until is not null as lasts, jsonb_path_query_array(private.checks_of(id), '$[*].kind') as checks
       from public.organizations order by name`,
    )
    expect(badges).toEqual([
      { name: 'Nina Rossi', lasts: false, checks: [] },
      { name: 'Rossi Studio', lasts: true, checks: ['domain'] },
    ])
    const { rows: ratings } = await client.query(
      `select title, is_confirmed from private.project_ratings join public.projects on id = project_id order by title`,
    )
    expect(ratings).toEqual([
      { title: 'Copied', is_confirmed: false },
      { title: 'Emailed', is_confirmed: true },
    ])
  })
  await rm(earlier, { recursive: true })
})
