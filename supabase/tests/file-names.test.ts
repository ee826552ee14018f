import { createHash } from 'node:crypto'
import { BlobReader, TextWriter, ZipReader } from '@zip.js/zip.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { fileAddress, savedAs } from '../functions/_shared/file-address.ts'
import { entryOf } from '../functions/build-export/entry.ts'
import { earn, publishCounting } from './earned.ts'
import { candidate, enter, partner, startProduct } from './people.ts'
import { good, hintOf } from './review-work.ts'

let server: TestServer
beforeAll(async () => {
  server = await startProduct()
})
afterAll(() => server.close())

const climb = '../../../../..'
const unsafe = [
  '..',
  '.',
  '',
  'a/..',
  'a/../b',
  'a/./b',
  'a/.. ',
  'a/. ./b',
  '/a',
  'a/',
  'a//b',
  'a\\b',
  'a/..\\..\\b',
  'a/%2e%2e/b',
  'a/%2E%2E%2Fb',
  'a/.\t./b',
  'a\nb',
  'a\u007fb',
  'a?b',
  'a#b',
  'a/é',
  'x'.repeat(1025),
]
const safe = [
  'a',
  'a/b.pdf',
  'a/..b',
  'a/b..',
  'a/b c (1).pdf',
  "it's/a=b;c:d+e,f@g$h&i*j!k.txt",
  'a/.hidden',
]

describe('C1 one rule for file names', () => {
  const isSafe = async (name: string) =>
    (await server.sql<{ is: boolean }>('select private.is_safe_path($1) as is', [name]))[0]!.is

  it('recognizes those that lead elsewhere', async () => {
    for (const name of unsafe) expect(await isSafe(name), JSON.stringify(name)).toBe(false)
    for (const name of safe) expect(await isSafe(name), name).toBe(true)
  })

  it('is enforced on every column that holds one', async () => {
    // A new column that holds a path gets the check; one that holds none is added here after review.
    const without = [
      // The names of steps.
      'public.enrollments.path',
      // Names to be removed may be of any kind.
      'private.files_to_remove.name',
      // The name of a file in a bundle that was read, to say where a problem is.
      'private.student_import_problems.file',
    ]
    const columns = await server.sql<{ name: string }>(`
      select format('%s.%s.%s', space.nspname, target.relname, one.attname) as name
      from pg_attribute as one
      join pg_class as target on target.oid = one.attrelid
      join pg_namespace as space on space.oid = target.relnamespace
      where space.nspname in ('public', 'private') and target.relkind in ('r', 'p') and one.attnum > 0
        and not one.attisdropped and one.atttypid in ('text'::regtype, 'text[]'::regtype)
        and (
          one.attname ~ '(^|_)(paths?|logo|photos?|pictures?|images?|avatar(_url)?|covers?|attachments?|files?|object_name)$'
          or (target.relname ~ 'files' and one.attname ~ '^(new_)?name$' and not exists (
            select from pg_attribute as beside where beside.attrelid = target.oid and beside.attname = 'path'
          ))
        )
        and not exists (
          select from pg_constraint as kept
          where kept.conrelid = target.oid and kept.contype = 'c' and one.attnum = any (kept.conkey)
            and pg_get_constraintdef(kept.oid) ~ ('is_safe_path\\(' || one.attname)
        )`)
    expect(columns.map(({ name }) => name).filter((name) => !without.includes(name))).toEqual([])
  })

  it('is enforced on every document that can name one', async () => {
    // Documents in which nothing is a file path.
    const without =
      `agreements.content agreements.parties candidate_cards.facts cards_for_issuers.facts case_evidence.content credential_keys.private_key mails.data moderation_decisions.undo
      learning_platforms.jwks platform_launches.claims single_sign_on.attributes tool_keys.public_key webhook_events.data
      project_ratings.client_scores project_ratings.maker_scores student_import_rows.before
      student_import_rows.changes audit_log.details certificates.facts certificates.shown cover_letters.document
      discovery_events.details openings.languages openings.skills openings.translation openings.questions openings.criteria
      opening_versions.content opening_searches.filter opening_applications.answers opening_applications.facts
      opening_applications.must_haves opening_applications.promises opening_scorecards.scores letter_versions.document maker_profiles.rates
      maker_profiles.skills match_scores.reasons mission_listings.outline mission_listings.rubric
      mission_listings.translations mission_versions.translations notifications.data
      organization_profiles.company_values organization_profiles.links portfolio_cases.links
      practice_answers.answer project_events.data push_keys.private_key reviews.scores saved_searches.filter
      self_checks.levels`.split(/\s+/)
    const documents = await server.sql<{ name: string }>(`
      select format('%s.%s', target.relname, one.attname) as name
      from pg_attribute as one
      join pg_class as target on target.oid = one.attrelid
      where target.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and target.relkind in ('r', 'p')
        and one.attnum > 0 and not one.attisdropped and one.atttypid = 'jsonb'::regtype
        and not exists (
          select from pg_constraint as kept
          where kept.conrelid = target.oid and kept.contype = 'c' and one.attnum = any (kept.conkey)
            and pg_get_constraintdef(kept.oid) ~ '(names_safe_files|is_safe_path)\\('
        )`)
    expect(documents.map(({ name }) => name).filter((name) => !without.includes(name))).toEqual([])
  })

  it('is enforced by a policy too, because the storage service may not be ours', async () => {
    const person = await candidate(server)
    const claims = JSON.stringify({ sub: person.id, role: 'authenticated' })
    const insert = (name: string) =>
      server.sql(`begin; set local role authenticated;
        select set_config('request.jwt.claims', '${claims}', true);
        insert into storage.objects (bucket_id, name) values ('avatars', '${name}'); rollback`)
    const refused = /violates row-level security policy/
    for (const name of [`${person.id}/..`, `${person.id}/../x`, `${person.id}//x`, `${person.id}/%2e%2e/x`]) {
      await expect(insert(name), name).rejects.toThrow(refused)
      await server.sql('rollback')
    }
    await insert(`${person.id}/x`)
  })

  it('refuses them wherever people name files', async () => {
    const person = await candidate(server)
    const { client, id } = person
    for (const name of ['avatar_url', 'resume_path'])
      expect(
        (
          await client
            .from('profiles')
            .update({ [name]: `${id}/../x` })
            .eq('user_id', id)
        ).error,
        name,
      ).not.toBeNull()
    const company = await partner(server, 'company')
    const mission_id = await publishCounting(company)
    const enrollment_id = good<string>(await client.rpc('start_mission', { mission_id }))
    for (const tail of [`${climb}/auth/v1/logout`, '..', '%2e%2e/x', 'a\\b', '/x']) {
      const draft = { text: 'x', files: [{ path: `${enrollment_id}/letter/${tail}`, name: 'x', size: 1 }] }
      const step = { enrollment_id, step_id: 'letter', draft, base_revision: 0 }
      expect(hintOf(await client.rpc('save_step', step)), tail).toBe('file_not_yours')
    }
  })
})

describe('C1 the URL a function fetches', () => {
  const base = 'http://localhost:3000'
  const at = (name: string, bucket = 'avatars') => fileAddress(base, { bucket, folder: 'me', name })?.pathname

  it('is the file in the folder', () => {
    expect(at('me/a b.png')).toBe('/storage/v1/object/avatars/me/a%20b.png')
    expect(at("me/x'(1)!*.png")).toBe("/storage/v1/object/avatars/me/x'(1)!*.png")
  })

  it('is none if a name leads elsewhere', () => {
    for (const name of unsafe.filter(({ length }) => length < 1000))
      expect(at(`me/${name}`), JSON.stringify(name)).toBeUndefined()
    for (const name of ['you/a.png', 'me', 'meyou/a.png', `me/${climb}/auth/v1/admin/users`])
      expect(at(name), name).toBeUndefined()
    for (const bucket of ['..', '', 'a/b', '../..']) expect(at('me/a.png', bucket), bucket).toBeUndefined()
  })

  it('W5 is saved with the extension that was checked', () => {
    expect(savedAs('me/x.pdf', 'Report.pdf')).toBe('Report.pdf')
    expect(savedAs('me/x.pdf', 'setup.exe')).toBe('setup.exe.pdf')
    expect(savedAs('me/x.jpg', 'README')).toBe('README.jpg')
    expect(savedAs('me/x', 'face')).toBe('face')
  })

  it('L15 is unpacked below the archive’s own folder', () => {
    expect(entryOf({ bucket: 'avatars', name: 'me/../../../x' })).toBe('files/avatars/me/x')
    expect(entryOf({ bucket: 'avatars', name: '/..\\..\\x' })).toBe('files/avatars/x')
    expect(entryOf({ bucket: 'avatars', name: 'me/a..b' })).toBe('files/avatars/me/a..b')
  })
})

describe('C1 names that an older version accepted', () => {
  const secrets = [
    `${climb}/auth/v1/admin/users`,
    `${climb}/rest/v1/rpc/credential_key`,
    `${climb}/rest/v1/profiles`,
    `${climb}/mailbox/messages`,
    `${climb}/../../auth/v1/admin/users`,
  ]
  /** As before there were checks. */
  const withoutChecks = async (table: string, work: () => Promise<unknown>) => {
    await server.sql(`alter table ${table} drop constraint files_are_safe`)
    await work()
  }

  it('reveal nothing to a candidate through an export', async () => {
    const other = await candidate(server)
    const person = await candidate(server)
    for (const secret of secrets) {
      await server.sql(
        `insert into storage.objects (bucket_id, name, owner_id, metadata) values ('avatars', $1, $2, '{"size": 3}')`,
        [`${person.id}/${secret}`, person.id],
      )
    }
    await person.client.storage
      .from('avatars')
      .upload(`${person.id}/face`, new Blob(['FACE'], { type: 'image/png' }))
    const { client } = await enter(server, person)
    const id = good<string>(await client.rpc('request_export'))
    await server.client().functions.invoke('build-export')
    const exported = async () =>
      good<{ status: string; path: string }>(await client.from('data_exports').select().eq('id', id).single())
    await expect.poll(async () => (await exported()).status).toBe('ready')
    const file = await client.storage.from('exports').download((await exported()).path)
    const entries = await new ZipReader(new BlobReader(file.data!)).getEntries()
    const texts = await Promise.all(
      entries.map((entry) => (entry.directory ? '' : entry.getData(new TextWriter()))),
    )
    expect(entries.map(({ filename }) => filename).sort()).toEqual([
      'data.json',
      `files/avatars/${person.id}/face`,
      'index.html',
    ])
    expect(texts.join()).toContain('FACE')
    expect(texts.join()).not.toMatch(new RegExp(`${other.email}|private_key|${other.id}`))
  })

  it('reveal nothing to a maker through a shared file', async () => {
    const maker = await partner(server, 'on_maker')
    const row = (table: string, values: object) =>
      maker.client.from(table).insert(values).select('id').single()
    const client_id = good<{ id: string }>(await row('clients', { name: 'Lune' })).id
    const project = { title: 'Site', position: 'a0', client_id }
    const project_id = good<{ id: string }>(await row('projects', project)).id
    const token = good<string>(await maker.client.rpc('share_project', { project_id }))
    const folder = `${maker.organizationId}/${project_id}`
    const file = (tail: string) => ({
      project_id,
      path: `${folder}/${tail}`,
      name: 'x.pdf',
      size: 3,
      is_shared: true,
    })
    for (const secret of secrets)
      expect((await row('project_files', file(secret))).error, secret).toMatchObject({ code: '23514' })
    await withoutChecks('public.project_files', async () => {
      for (const secret of secrets) {
        const { id } = good<{ id: string }>(await row('project_files', file(secret)))
        const answer = await fetch(`${server.url}/functions/v1/client-file`, {
          method: 'POST',
          body: JSON.stringify({ token, file: id }),
        })
        expect(answer.status, secret).toBe(404)
        expect(await answer.json()).toEqual({ error: 'There is no such file.' })
      }
    })
  })

  it('reveal nothing to a certificate’s holder or visitors', async () => {
    const company = await partner(server, 'company')
    const { enrollmentId, code, holder } = await earn(server, company, await publishCounting(company))
    await withoutChecks('public.submissions', async () => {
      for (const secret of secrets) {
        for (const folder of [enrollmentId, `${holder.id}/${enrollmentId}`]) {
          const named = `${folder}/${secret}`
          const id = createHash('md5').update(named).digest('hex')
          await server.sql(
            `update public.submissions set content = jsonb_set(content, '{table,files,0,path}', to_jsonb($2::text))
             where enrollment_id = $1`,
            [enrollmentId, named],
          )
          await server.sql(
            `update public.certificates set is_public = true, shown = jsonb_build_object('files', jsonb_build_array($2::text))
             where code = $1`,
            [code, id],
          )
          for (const token of [holder.token, undefined]) {
            const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
            const address = `${server.url}/functions/v1/certificate/file?code=${code}&file=${id}`
            const answer = await fetch(address, { headers })
            expect(answer.status, named).toBe(404)
            expect(await answer.json()).toEqual({ error: 'There is no such file.' })
          }
        }
      }
    })
  })
})
