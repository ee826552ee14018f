import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { inLanguage } from '../../src/features/missions/missions/languages.ts'
import type { MissionContent } from '../../src/features/missions/missions/model.ts'
import {
  bilingual,
  colleague,
  draftMission,
  leftWay,
  missionContent,
  publishMission,
  saveDraft,
  startMission,
} from './missions.ts'
import { type Caller, candidate, everyRole, type Partner, partner, startProduct } from './people.ts'
import { good, hintOf, reviewer } from './review-work.ts'
import { assignEarlier, dayFromNow, makeCohort } from './school.ts'

let server: TestServer
let author: Partner
/** A person of each role, the author's colleagues, and another company. */
let callers: Record<string, Caller>
const roles = [
  'anonymous',
  'candidate',
  'pending',
  'company',
  'academia',
  'on_maker',
  'admin',
  'author',
  'recruiter',
  'reviewer',
  'teacher',
]
beforeAll(async () => {
  server = await startProduct()
  author = await partner(server, 'company')
  callers = {
    ...(await everyRole(server)),
    author,
    recruiter: await colleague(server, author, 'recruiter'),
    reviewer: await colleague(server, author, 'reviewer'),
    teacher: await colleague(server, author, 'teacher'),
  }
})
afterAll(() => server.close())

const authors = ['author', 'recruiter']
const reviewers = [...authors, 'reviewer']
const rows = async (client: SupabaseClient, table: string, column: string, id: string) => {
  const { data, error } = await client.from(table).select().eq(column, id)
  return error ? error.code : data.length
}

describe.each(roles)('%s', (role) => {
  const isAuthor = authors.includes(role)

  it('reads only their own organization’s drafts and versions', async () => {
    const { client } = callers[role]!
    const draft = await draftMission(author)
    const published = await publishMission(author)
    const denied = role === 'anonymous' ? '42501' : 0
    expect(await rows(client, 'missions', 'id', draft)).toBe(isAuthor ? 1 : denied)
    expect(await rows(client, 'missions', 'id', published)).toBe(isAuthor ? 1 : denied)
    const versions = await rows(client, 'mission_versions', 'mission_id', published)
    expect(versions).toBe(reviewers.includes(role) ? 1 : denied)
    expect(await rows(client, 'mission_listings', 'mission_id', draft)).toBe(0)
    expect(await rows(client, 'mission_listings', 'mission_id', published)).toBe(1)
  })

  it('finds a mission while it is open', async () => {
    const { client } = callers[role]!
    const closings: [string, object][] = [
      ['set_mission_access', { by_invitation: true, closes_on: null }],
      ['set_mission_access', { by_invitation: false, closes_on: '2020-01-01' }],
      ['archive_mission', {}],
    ]
    for (const [name, args] of closings) {
      const mission_id = await publishMission(author)
      good(await author.client.rpc(name, { mission_id, ...args }))
      expect(await rows(client, 'mission_listings', 'mission_id', mission_id), name).toBe(isAuthor ? 1 : 0)
    }
  })

  it('writes missions only for their own approved company or maker', async () => {
    const { client, organizationId } = callers[role]!
    const create = async (organization_id: string) =>
      hintOf(await client.rpc('create_mission', { organization_id, draft: missionContent() }))
    const refused = role === 'anonymous' ? '42501' : 'authors_only'
    expect(await create(author.organizationId)).toBe(isAuthor ? 'done' : refused)
    if (!organizationId) return
    const may = isAuthor || ['company', 'on_maker'].includes(role)
    expect(await create(organizationId)).toBe(may ? 'done' : refused)
  })

  it('changes only their own organization’s missions', async () => {
    const { client } = callers[role]!
    const calls: [string, object][] = [
      ['save_mission_draft', { draft: missionContent({ title: 'Another title' }), base_revision: 0 }],
      ['publish_mission', { note: 'First.' }],
      ['set_mission_access', { by_invitation: false, closes_on: null }],
      ['duplicate_mission', { title: 'A copy' }],
      ['archive_mission', {}],
      ['restore_mission', {}],
    ]
    const mission_id = await draftMission(author)
    const before = await server.sql('select * from public.missions where id = $1', [mission_id])
    for (const [name, args] of calls) {
      const hint = hintOf(await client.rpc(name, { mission_id, ...args }))
      expect(hint, name).toBe(isAuthor ? 'done' : role === 'anonymous' ? '42501' : 'mission_not_found')
    }
    const unpublished = await draftMission(author)
    const deleted = hintOf(await client.rpc('delete_mission', { mission_id: unpublished }))
    expect(deleted).toBe(isAuthor ? 'done' : role === 'anonymous' ? '42501' : 'mission_not_found')
    if (isAuthor) return
    expect(await server.sql('select * from public.missions where id = $1', [mission_id])).toEqual(before)
  })

  it('can’t write directly to any mission or work table', async () => {
    const { client } = callers[role]!
    const mission_id = await publishMission(author)
    const { person, enrollmentId } = await startMission(server, mission_id)
    const tables: [string, string, string, object][] = [
      ['missions', 'id', mission_id, { organization_id: author.organizationId }],
      ['mission_versions', 'mission_id', mission_id, { mission_id, version: 2, content: {} }],
      ['mission_listings', 'mission_id', mission_id, { mission_id, title: 'x' }],
      ['enrollments', 'id', enrollmentId, { user_id: person.id, mission_id, version: 1, path: [] }],
      ['step_states', 'enrollment_id', enrollmentId, { enrollment_id: enrollmentId, step_id: 'work' }],
      ['submissions', 'enrollment_id', enrollmentId, { enrollment_id: enrollmentId, attempt: 1 }],
      ['skills', 'slug', 'sql', { slug: 'magic', name_en: 'Magic', name_fr: 'Magie', category: 'web' }],
    ]
    for (const [table, column, id, row] of tables) {
      const [changed] = Object.entries(row)
      expect((await client.from(table).insert(row)).error?.code, table).toBe('42501')
      const update = client.from(table).update({ [changed![0]]: changed![1] })
      expect((await update.eq(column, id)).error?.code, table).toBe('42501')
      expect((await client.from(table).delete().eq(column, id)).error?.code, table).toBe('42501')
    }
  })
})

describe('a published version', () => {
  it('stays as it is while the next one is written, and people finish on the one they started', async () => {
    const mission_id = await publishMission(author)
    const first = await startMission(server, mission_id)
    expect(
      (await saveDraft(server, author, mission_id, missionContent({ title: 'Second edition' }))).data,
    ).toBe(1)
    const { client } = first.person
    const listing = () =>
      client.from('mission_listings').select('title, version').eq('mission_id', mission_id).single()
    expect((await listing()).data).toEqual({ title: 'Answer a customer', version: 1 })
    expect((await author.client.rpc('publish_mission', { mission_id, note: ' Shorter. ' })).data).toBe(2)
    expect((await listing()).data).toEqual({ title: 'Second edition', version: 2 })
    const second = await startMission(server, mission_id)
    expect((await first.play()).mission.title).toBe('Answer a customer')
    expect((await second.play()).enrollment.version).toBe(2)
    const { data: versions } = await author.client
      .from('mission_versions')
      .select('version, note, published_by')
      .eq('mission_id', mission_id)
      .order('version')
    expect(versions).toEqual([
      { version: 1, note: '', published_by: author.id },
      { version: 2, note: 'Shorter.', published_by: author.id },
    ])
  })

  it('can’t be changed by anyone, including the owner of the database', async () => {
    const mission_id = await publishMission(author)
    for (const change of [`content = '{}'`, 'version = 7', 'mission_id = gen_random_uuid()']) {
      const update = `set role postgres; update public.mission_versions set ${change} where mission_id = '${mission_id}'`
      await expect(server.sql(update)).rejects.toThrow('A published version never changes.')
    }
  })
})

describe('a draft', () => {
  it('can’t be saved over an unseen change', async () => {
    const mission_id = await draftMission(author)
    const save = (title: string, base_revision: number) =>
      author.client.rpc('save_mission_draft', { mission_id, draft: missionContent({ title }), base_revision })
    expect((await save('From one window', 0)).data).toBe(1)
    expect(hintOf(await save('From another', 0))).toBe('revision_conflict')
    expect((await save('From one window again', 1)).data).toBe(2)
  })

  it('is an object of a sensible size', async () => {
    const mission_id = await draftMission(author)
    for (const draft of [[], 'text', { evaluatorNotes: 'x'.repeat(500_000) }]) {
      expect((await saveDraft(server, author, mission_id, draft as object)).error?.code).toBe('23514')
    }
  })

  it('that is published twice at the same time gets two versions', async () => {
    const mission_id = await draftMission(author)
    const publish = () => author.client.rpc('publish_mission', { mission_id })
    const answers = await Promise.all([publish(), publish()])
    expect(answers.map(({ data }) => data).sort()).toEqual([1, 2])
  })
})

describe('archiving', () => {
  it('stops new starts and nothing already started; restoring brings the mission back', async () => {
    const mission_id = await publishMission(author)
    const begun = await startMission(server, mission_id)
    good(await author.client.rpc('archive_mission', { mission_id }))
    const { client } = callers.candidate!
    expect(hintOf(await client.rpc('start_mission', { mission_id }))).toBe('mission_closed')
    await begun.through(['start'])
    expect(await rows(begun.person.client, 'mission_listings', 'mission_id', mission_id)).toBe(1)
    good(await author.client.rpc('restore_mission', { mission_id }))
    expect(hintOf(await author.client.rpc('restore_mission', { mission_id }))).toBe('mission_not_archived')
    expect(hintOf(await client.rpc('start_mission', { mission_id }))).toBe('done')
  })

  it('an unpublished mission returns it to a draft when restored', async () => {
    const mission_id = await draftMission(author)
    good(await author.client.rpc('archive_mission', { mission_id }))
    good(await author.client.rpc('restore_mission', { mission_id }))
    const { data } = await author.client.from('missions').select('status').eq('id', mission_id).single()
    expect(data).toEqual({ status: 'draft' })
  })
})

it('a copy is an independent draft', async () => {
  const mission_id = await publishMission(author)
  const copy = good<string>(await author.client.rpc('duplicate_mission', { mission_id, title: 'A copy' }))
  const { data } = await author.client
    .from('missions')
    .select('status, version, draft')
    .eq('id', copy)
    .single()
  expect(data).toEqual({ status: 'draft', version: 0, draft: missionContent({ title: 'A copy' }) })
})

it('a published mission can be archived, not deleted', async () => {
  const mission_id = await publishMission(author)
  expect(hintOf(await author.client.rpc('delete_mission', { mission_id }))).toBe('mission_published')
  const draft = await draftMission(author)
  good(await author.client.rpc('delete_mission', { mission_id: draft }))
  expect(await rows(author.client, 'missions', 'id', draft)).toBe(0)
})

it('publishing and archiving are logged', async () => {
  const mission_id = await publishMission(author)
  good(await author.client.rpc('archive_mission', { mission_id }))
  const { data } = await callers
    .admin!.client.from('audit_log')
    .select('actor_id, action, details')
    .eq('subject_id', mission_id)
    .order('id')
  expect(data).toEqual([
    { actor_id: author.id, action: 'mission.published', details: { title: 'Answer a customer', version: 1 } },
    { actor_id: author.id, action: 'mission.archived', details: { title: 'Answer a customer' } },
  ])
})

it('a suspended organization’s missions are hidden and its people can’t write; started work continues', async () => {
  const other = await partner(server, 'on_maker')
  const mission_id = await publishMission(other)
  const begun = await startMission(server, mission_id)
  const setStatus = (status: string) =>
    server.sql('update public.organizations set status = $1 where id = $2', [status, other.organizationId])
  await setStatus('suspended')
  const { client } = callers.candidate!
  expect(await rows(server.client(), 'mission_listings', 'mission_id', mission_id)).toBe(0)
  expect(hintOf(await client.rpc('start_mission', { mission_id }))).toBe('mission_closed')
  expect(await rows(other.client, 'missions', 'id', mission_id)).toBe(0)
  expect(hintOf(await other.client.rpc('publish_mission', { mission_id }))).toBe('mission_not_found')
  await begun.through(['start'])
  await setStatus('approved')
  expect(await rows(server.client(), 'mission_listings', 'mission_id', mission_id)).toBe(1)
})

it('a listing follows its organization’s name', async () => {
  const other = await partner(server, 'company')
  const mission_id = await publishMission(other)
  await server.sql(`update public.organizations set name = 'Éole et fils' where id = $1`, [
    other.organizationId,
  ])
  const { data } = await server
    .client()
    .from('mission_listings')
    .select()
    .eq('mission_id', mission_id)
    .single()
  expect(data).toMatchObject({
    organization_name: 'Éole et fils',
    words: expect.stringContaining('eole et fils'),
  })
})

describe('saved missions', () => {
  it('are private', async () => {
    const mission_id = await publishMission(author)
    const mine = callers.candidate!
    const other = callers.company!
    expect(
      (await mine.client.from('saved_missions').insert({ user_id: mine.id, mission_id })).error,
    ).toBeNull()
    const foreign = await other.client.from('saved_missions').insert({ user_id: mine.id, mission_id })
    expect(foreign.error?.code).toBe('42501')
    expect(await rows(other.client, 'saved_missions', 'mission_id', mission_id)).toBe(0)
    await other.client.from('saved_missions').delete().eq('mission_id', mission_id)
    expect(await rows(mine.client, 'saved_missions', 'mission_id', mission_id)).toBe(1)
    await mine.client.from('saved_missions').delete().eq('mission_id', mission_id)
    expect(await rows(mine.client, 'saved_missions', 'mission_id', mission_id)).toBe(0)
  })
})

describe('a mission in two languages', () => {
  const speak = (language: string, ...people: { id?: string }[]) =>
    server.sql('update public.profiles set language = $1 where user_id = any ($2)', [
      language,
      people.map(({ id }) => id),
    ])

  it('reads the same in the database and in the editor', async () => {
    const content = bilingual()
    const [row] = await server.sql<{ read: object; languages: string[]; same: object }>(
      `select private.in_language($1, 'fr') as read, private.offered_languages($1) as languages,
         private.with_translation($1::jsonb - 'translations', private.in_language($1, 'fr')) as same`,
      [JSON.stringify(content)],
    )
    expect(row).toEqual({ read: inLanguage(content, 'fr'), languages: ['en', 'fr'], same: content })
  })

  it('is published complete: an incomplete language must be finished or left out', async () => {
    const content = bilingual()
    const { title: _, ...others } = content.translations!.fr!
    const missing = { ...content, translations: { fr: others } }
    const outdated = { ...content, summary: `${content.summary} Be quick.` }
    const short = {
      ...content,
      translations: { fr: { ...others, title: { text: 'Ah', of: content.title } } },
    }
    const unknown = {
      ...content,
      translations: { fr: { ...content.translations!.fr, x: { text: 'X', of: 'X' } } },
    }
    const mission_id = await draftMission(author)
    const publish = (leave_out?: string[]) => author.client.rpc('publish_mission', { mission_id, leave_out })
    for (const draft of [missing, outdated, short, unknown]) {
      good(await saveDraft(server, author, mission_id, draft))
      const { error } = await publish()
      expect(error).toMatchObject({ hint: 'translation_incomplete', details: 'fr' })
    }
    expect((await publish(['fr'])).data).toBe(1)
    const version = async (number: number) =>
      good<{ content: MissionContent; languages: string[] }>(
        await author.client
          .from('mission_versions')
          .select('content, languages')
          .match({ mission_id, version: number })
          .single(),
      )
    expect(await version(1)).toMatchObject({ languages: ['en'] })
    expect((await version(1)).content).not.toHaveProperty('translations')
    const { data } = await author.client.from('missions').select('has_changes').eq('id', mission_id).single()
    expect(data).toEqual({ has_changes: true })

    good(await saveDraft(server, author, mission_id, content))
    expect((await publish()).data).toBe(2)
    expect(await version(2)).toEqual({ content, languages: ['en', 'fr'] })
    const change = server.sql(
      `update public.mission_versions set content = content #- '{translations,fr,title}' where mission_id = $1`,
      [mission_id],
    )
    await expect(change).rejects.toThrow('A published version never changes.')
  })

  it.each([
    ['no object', []],
    ['an unknown language', { de: {} }],
    ['its own language', { en: {} }],
    ['no texts', { fr: ['title'] }],
    ['an invalid text', { fr: { title: 'Titre' } }],
    ['no source', { fr: { title: { text: 'Titre' } } }],
    ['numbers', { fr: { title: { text: 1, of: 2 } } }],
    ['other keys', { fr: { title: { text: 'Titre', of: 'Title', html: '<b>' } } }],
    ['a huge text', { fr: { title: { text: 'x'.repeat(500_000), of: '' } } }],
    ['a file that leads elsewhere', { fr: { path: '../../secret' } }],
  ])('can’t be saved with %s as its translation', async (_, translations) => {
    const mission_id = await draftMission(author)
    const { error } = await saveDraft(server, author, mission_id, { ...missionContent(), translations })
    expect(error?.code).toBe('23514')
  })

  it('is found by the text and the name of each', async () => {
    const word = `Quixotique${crypto.randomUUID().slice(0, 8)}`
    const content = bilingual({ title: `Answer ${word}` })
    const summary = {
      text: `Un client ${word} attend une réponse. Trouvez pourquoi et écrivez.`,
      of: content.summary,
    }
    content.translations!.fr!.summary = summary
    content.translations!.fr!.title = { text: 'Répondre à un client', of: content.title }
    const mission_id = await publishMission(author, content)
    const { client, id } = callers.candidate!
    const find = async (language?: string) =>
      good<{ listings: { mission_id: string }[] }>(
        await client.rpc('find_missions', { search: [word, 'repondre'], language }),
      ).listings
    for (const language of [undefined, 'en', 'fr']) expect(await find(language)).toHaveLength(1)
    expect(await find('de')).toHaveLength(0)
    const { data } = await server
      .client()
      .from('mission_listings')
      .select('languages, title, translations')
      .eq('mission_id', mission_id)
      .single()
    expect(data).toMatchObject({
      languages: ['en', 'fr'],
      title: `Answer ${word}`,
      translations: { fr: { title: 'Répondre à un client', rubric: null } },
    })
    expect(JSON.stringify(data)).not.toContain('SECRET')
    const palette = async () =>
      good<{ title: string }[]>(await client.rpc('find_anything', { words: word, area: 'candidate' })).map(
        ({ title }) => title,
      )
    await speak('fr', { id })
    expect(await palette()).toEqual(['Répondre à un client'])
    await speak('en', { id })
    expect(await palette()).toEqual([`Answer ${word}`])
    const own = good<{ title: string }[]>(
      await author.client.rpc('find_anything', { words: 'repondre a un client', area: 'company' }),
    )
    expect(own.map(({ title }) => title)).toContain(`Answer ${word}`)
  })

  it('is named in the recipient’s language', async () => {
    const mission_id = await publishMission(author, bilingual())
    const [french, english] = [await candidate(server), await candidate(server)]
    await speak('fr', french)
    const named = async (person: { id?: string }, kind: string) =>
      (
        await server.sql<{ mission: string }>(
          `select data ->> 'mission' as mission from public.notifications
           where user_id = $1 and kind = $2 order by created_at desc limit 1`,
          [person.id, kind],
        )
      )[0]?.mission
    const people = [
      [french, 'FR Answer a customer'],
      [english, 'Answer a customer'],
    ] as const

    const emails = people.map(([person]) => person.email)
    good(await author.client.rpc('invite_to_mission', { mission_id, emails }))
    for (const [person, title] of people) expect(await named(person, 'mission_invited')).toBe(title)

    const school = callers.academia as Partner
    const cohort = await makeCohort(server, school)
    for (const [person] of people) {
      await server.sql(
        `insert into public.students (organization_id, cohort_id, email, first_name, last_name, user_id, linked_at, shares)
         values ($1, $2, $3, 'Sam', 'Student', $4, now(), '{progress}')`,
        [school.organizationId, cohort, person.email, person.id],
      )
    }
    await assignEarlier(server, school, [cohort], [{ id: mission_id, due_on: dayFromNow(-1) }])
    await server.sql('select private.remind_of_programs()')
    for (const [person, title] of people) {
      expect(await named(person, 'program_late')).toBe(title)
      const { next } = good<{ next: { title: string } }>(await person.client.rpc('my_assignments'))
      expect(next.title).toBe(title)
    }

    const pause = (kind: string) =>
      server.sql(
        `select private.notify_of_pause_at(organization, $2) from public.organizations as organization where id = $1`,
        [author.organizationId, kind],
      )
    const begun = await startMission(server, mission_id, french)
    good(await french.client.rpc('read_mission_in', { enrollment_id: begun.enrollmentId, language: 'en' }))
    await pause('mission_paused')
    expect(await named(french, 'mission_paused')).toBe('FR Answer a customer')

    await speak('fr', author)
    await begun.through(...leftWay)
    good(await begun.submit())
    expect(await named(author, 'work_submitted')).toBe('FR Answer a customer')
    const analytics = good<{ missions: { id: string; title: string }[] }>(
      await author.client.rpc('company_analytics', { organization: author.organizationId }),
    )
    expect(analytics.missions.find(({ id }) => id === mission_id)?.title).toBe('FR Answer a customer')
    expect(good(await author.client.rpc('mission_analytics', { mission_id }))).toMatchObject({
      title: 'FR Answer a customer',
      steps: expect.arrayContaining([{ id: 'start', title: 'FR Brief' }]),
    })
    await speak('en', author)
  })

  it('is queued for review with the language of the work, and found by it', async () => {
    const mission = await publishMission(author, bilingual())
    const person = await candidate(server)
    const begun = await startMission(server, mission, person)
    await begun.through(...leftWay)
    good(await begun.submit(true, '', 'fr'))
    // Read on in another language, it is still written in this one.
    good(await person.client.rpc('read_mission_in', { enrollment_id: begun.enrollmentId, language: 'en' }))
    const queue = async (written_in?: string, show = 'waiting') =>
      good<{ language: string | null }[]>(
        await author.client.rpc('review_queue', { mission, written_in, show }),
      ).map(({ language }) => language)
    const languages = async (show: string) =>
      good<{ mission_id: string; languages: string[] }[]>(
        await author.client.rpc('queued_missions', { show }),
      ).find(({ mission_id }) => mission_id === mission)?.languages
    expect([await queue(), await queue('fr'), await queue('en')]).toEqual([['fr'], ['fr'], []])
    const titles = async () =>
      good<{ title_language: string }[]>(await author.client.rpc('review_queue', { mission })).map(
        ({ title_language }) => title_language,
      )
    expect(await titles()).toEqual(['en'])
    await speak('fr', author)
    expect(await titles()).toEqual(['fr'])
    await speak('en', author)
    expect(await languages('waiting')).toEqual(['fr'])
    const { data } = await person.client.from('submissions').select('id').single()
    const review = reviewer(author, data!.id)
    good(await review.claim())
    good(await review.save())
    good(await review.deliver('validated'))
    expect([await queue('fr', 'delivered'), await queue('en', 'delivered')]).toEqual([['fr'], []])
    expect(await languages('delivered')).toEqual(['fr'])
    const all = (written_in: string) =>
      author.client.rpc('review_queue', { show: 'delivered', written_in, passed_on: false })
    expect(good<{ mission_id: string }[]>(await all('fr')).map(({ mission_id }) => mission_id)).toContain(
      mission,
    )
    expect(good<{ mission_id: string }[]>(await all('en')).map(({ mission_id }) => mission_id)).not.toContain(
      mission,
    )
  })

  it('is worked on, reviewed and certified in a recorded language', async () => {
    const mission_id = await publishMission(author, bilingual())
    const person = await candidate(server)
    await speak('fr', person)
    const begun = await startMission(server, mission_id, person)
    expect(await begun.play()).toMatchObject({
      enrollment: { language: 'fr' },
      mission: { title: 'FR Answer a customer', languages: ['en', 'fr'] },
      steps: [{ title: 'FR Brief', body: 'FR Read this.' }],
    })
    const read = (language: string, client = person.client) =>
      client.rpc('read_mission_in', { enrollment_id: begun.enrollmentId, language })
    good(await read('en'))
    expect(await begun.play()).toMatchObject({
      mission: { title: 'Answer a customer' },
      steps: [{ title: 'Brief' }],
    })
    expect(hintOf(await read('de'))).toBe('language_not_offered')
    expect(hintOf(await read('fr', callers.candidate!.client))).toBe('enrollment_not_found')
    good(await read('fr'))
    await begun.through(...leftWay)
    expect(hintOf(await begun.submit(true, '', 'de'))).toBe('language_not_offered')
    good(await begun.submit())
    const sent = await person.client.from('submissions').select('id, language').single()
    expect(sent.data).toMatchObject({ language: 'fr' })

    const review = reviewer(author, sent.data!.id)
    await speak('en', author)
    expect(good(await review.read())).toMatchObject({
      submission: { language: 'fr' },
      mission: { title: 'Answer a customer', language: 'en' },
      library: ['FR SECRET-REMARK'],
      evaluatorNotes: 'SECRET-NOTES',
    })
    good(await review.claim())
    good(await review.save())
    good(await review.deliver('validated'))
    const { data } = await person.client.from('certificates').select('facts').single()
    expect(data?.facts).toMatchObject({
      language: 'fr',
      mission: 'FR Answer a customer',
      criteria: [{ title: 'FR SECRET-TONE', level: 'FR Strong' }, { title: 'FR SECRET-FACTS' }],
    })
    const feedback = good<{ criteria: object[] }[]>(
      await person.client.rpc('my_feedback', { enrollment_id: begun.enrollmentId }),
    )
    expect(feedback[0]!.criteria[0]).toMatchObject({ title: 'FR SECRET-TONE', level_title: 'FR Strong' })
  })

  it('starts in its original language if the requested one isn’t offered', async () => {
    const mission_id = await publishMission(author)
    const { client } = callers.candidate!
    const enrollment_id = good<string>(await client.rpc('start_mission', { mission_id, language: 'fr' }))
    const { enrollment } = good<{ enrollment: object }>(await client.rpc('play_mission', { enrollment_id }))
    expect(enrollment).toMatchObject({ language: 'en' })
  })
})
