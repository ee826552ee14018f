import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { restClient } from '../testing/rest-client.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

let server: TestServer
const rest = restClient(() => server)
const rows = async (path: string) => (await rest(path)).body
const post = (path: string, json: unknown, prefer = '') =>
  rest(path, { method: 'POST', json, headers: prefer ? { prefer } : {} })

beforeAll(async () => {
  server = await startTestServer('rest-conformance')
})
afterAll(() => server.close())

describe('relationships', () => {
  it('are found from both sides of a key', async () => {
    expect(await rows('artists?id=eq.1&select=restored:works_restored_by(title)')).toEqual([
      { restored: [{ title: 'Cradle' }, { title: 'Harbour' }] },
    ])
    expect(await rows('works?id=eq.2&select=restorer_id(name)')).toEqual([{ restorer_id: { name: 'Ada' } }])
  })

  it('through a key are those of the table, not of its views', async () => {
    expect(await rows('labels?work_id=eq.1&select=work_id(title)')).toEqual([
      { work_id: { title: 'Engine' } },
    ])
    expect(await rows('labels?work_id=eq.1&select=old_works(title)')).toEqual([
      { old_works: { title: 'Engine' } },
    ])
  })

  it('of a table with itself are distinguished by column', async () => {
    expect(await rows('halls?id=eq.1&select=halls!parent_id(name)')).toEqual([
      { halls: [{ name: 'East cabinet' }] },
    ])
    expect(await rows('halls?id=eq.2&select=parent_id(name)')).toEqual([{ parent_id: { name: 'East' } }])
    expect((await rest('halls?select=halls!halls_parent_id_fkey(name)')).body).toMatchObject({
      code: 'PGRST200',
    })
  })

  it('A15 of a view that shows a key under several names are distinguished by them', async () => {
    expect(await rows('placed_works?id=eq.1&select=halls!hall_now(name)')).toEqual([
      { halls: { name: 'East' } },
    ])
    expect(await rows('placed_works?id=eq.1&select=halls!hall_before(name)')).toEqual([
      { halls: { name: 'East' } },
    ])
    expect(await rows('halls?id=eq.2&select=placed_works!hall_before(title)')).toEqual([
      { placed_works: [{ title: 'Harbour' }] },
    ])
    const both = await rest('placed_works?select=halls(name)')
    expect(both).toMatchObject({ status: 300, body: { code: 'PGRST201' } })
    expect(both.body.details.map((one: { relationship: string }) => one.relationship)).toEqual([
      'works_hall_id_fkey using placed_works(hall_now) and halls(id)',
      'works_hall_id_fkey using placed_works(hall_before) and halls(id)',
    ])
  })

  it('A15 of a view with itself are named by each of its columns', async () => {
    expect(await rows('rooms?id=eq.3&select=id,parent(id),grandparent(id)')).toEqual([
      { id: 3, parent: { id: 2 }, grandparent: { id: 1 } },
    ])
    expect(await rows('rooms?id=eq.1&select=id,rooms!grandparent(id)')).toEqual([
      { id: 1, rooms: [{ id: 3 }] },
    ])
  })

  it("of a partitioned table don't include its partitions", async () => {
    expect(await rows('visits?select=day,halls(name)')).toEqual([
      { day: '2026-05-01', halls: { name: 'East' } },
    ])
    expect(await rest('visits_2026')).toMatchObject({ status: 404, body: { code: 'PGRST205' } })
  })

  it("can't be embedded twice under one name", async () => {
    const twice = await rest('works?select=artists!artist_id(name),artists!restorer_id(name)')
    expect(twice).toMatchObject({ status: 400, body: { code: '42712' } })
  })

  it('with an alias are filtered and ordered by either name', async () => {
    const path = 'halls?id=eq.1&select=shown:works(title)'
    expect(await rows(`${path}&works.year=lt.1850`)).toEqual([{ shown: [{ title: 'Engine' }] }])
    expect(await rows(`${path}&shown.year=lt.1850`)).toEqual([{ shown: [{ title: 'Engine' }] }])
    expect(await rows(`${path}&works.order=title.asc&works.limit=1`)).toEqual([
      { shown: [{ title: 'Cradle' }] },
    ])
  })

  it('can be used only to filter, at any depth', async () => {
    expect(
      await rows(
        'artists?select=name&select=name,works!artist_id!inner(labels!inner())&works.labels.body=like.*mother',
      ),
    ).toEqual([{ name: 'Berthe' }])
    expect(await rows('halls?select=name,works()&works=is.null')).toEqual([{ name: 'West' }])
    expect(await rows('halls?select=name,works()&works=not.is.null&order=name')).toEqual([
      { name: 'East' },
      { name: 'East cabinet' },
    ])
    expect(
      await rows('halls?select=name,works(),halls()&or=(works.is.null,halls.not.is.null)&order=name'),
    ).toEqual([{ name: 'East' }, { name: 'West' }])
  })

  it('that are spread can be filtered by existence, too', async () => {
    expect(await rows('halls?select=name,...works(titles:title)&works=is.null')).toEqual([
      { name: 'West', titles: [] },
    ])
    expect(await rows('halls?select=name,...works()&works=is.null')).toEqual([{ name: 'West' }])
    expect(await rows('works?select=title,...labels(body)&labels=not.is.null&order=id&limit=1')).toEqual([
      { title: 'Engine', body: 'A machine' },
    ])
  })

  it('order the rows by a related column, even one that is not shown', async () => {
    expect(
      (
        await rows(
          'works?select=title,artists!artist_id()&artist_id=not.is.null&order=artists(name).desc,id.desc',
        )
      ).map((row: { title: string }) => row.title),
    ).toEqual(['Harbour', 'Cradle', 'Engine'])
    expect((await rest('halls?select=name,works(title)&order=works(title)')).body).toMatchObject({
      code: 'PGRST118',
    })
    expect((await rest('halls?select=name&order=works(title)')).body).toMatchObject({ code: 'PGRST108' })
  })

  it('are named by their own step of the path when missing', async () => {
    const missing = await rest('halls?select=id,works(id)&works.nope.id=eq.1')
    expect(missing.body.message).toBe("'nope' is not an embedded resource in this request")
  })

  it('that are computed can be embedded in a changed row and in a call', async () => {
    const added = await post(
      'works?select=title,headline,neighbours(title)&neighbours.order=id',
      { title: 'Added', hall_id: 2 },
      'return=representation',
    )
    expect(added.body).toEqual([{ title: 'Added', headline: 'ADDED', neighbours: [{ title: 'Harbour' }] }])
    await rest('works?title=eq.Added', { method: 'DELETE' })
    expect(await rows('rpc/works_since?since=1840&id=eq.1&select=headline,neighbours(title)')).toEqual([
      { headline: 'ENGINE', neighbours: [{ title: 'Cradle' }] },
    ])
  })

  it('can be computed, with filters of their own', async () => {
    expect(await rows('works?id=eq.1&select=title,headline,neighbours(title)')).toEqual([
      { title: 'Engine', headline: 'ENGINE', neighbours: [{ title: 'Cradle' }] },
    ])
    expect(await rows('works?select=title&headline=eq.CRADLE')).toEqual([{ title: 'Cradle' }])
    expect(await rows('works?select=title&order=headline.desc&limit=1')).toEqual([
      { title: 'Untitled, (draft)' },
    ])
  })
})

describe('aggregates', () => {
  it('group by everything else, including a star and spread columns', async () => {
    expect(await rows('works?select=hall_id,price.sum(),count()&hall_id=not.is.null&order=hall_id')).toEqual([
      { hall_id: 1, sum: 92.5, count: 2 },
      { hall_id: 2, sum: 20, count: 1 },
    ])
    expect(await rows('themes?select=*,count()&order=id')).toEqual([
      { id: 1, name: 'family', count: 1 },
      { id: 2, name: 'machines', count: 1 },
    ])
    expect(await rows('works?select=count(),...halls(*)&hall_id=eq.1')).toEqual([
      { count: 2, id: 1, name: 'East', parent_id: null },
    ])
  })

  it('of a spread resource belong to the resource it is spread into', async () => {
    expect(
      await rows('works?select=hall_id,...artists!artist_id(latest:born.max(),born.min())&hall_id=eq.1'),
    ).toEqual([{ hall_id: 1, latest: '1841-01-14', min: '1815-12-10' }])
    expect(await rows('labels?select=...works(year.max(),...halls(count()))')).toEqual([
      { max: 1872, count: 2 },
    ])
    expect(await rows('works?select=average:price.avg()::int')).toEqual([{ average: 38 }])
    expect(
      await rows('works?select=count(),...halls(name)&hall_id=not.is.null&order=halls(name).desc'),
    ).toEqual([
      { count: 1, name: 'East cabinet' },
      { count: 2, name: 'East' },
    ])
    expect(await rows('labels?select=count(),...works(halls(name))')).toEqual([
      { count: 2, halls: { name: 'East' } },
    ])
    const many = await rest('halls?select=name,...works(price.sum())')
    expect(many).toMatchObject({ status: 400, body: { code: 'PGRST127' } })
  })

  it('count embedded rows, with and without parentheses', async () => {
    expect(await rows('halls?id=eq.1&select=name,works(count)')).toEqual([
      { name: 'East', works: [{ count: 2 }] },
    ])
    expect(await rows('halls?id=eq.1&select=name,works(year.max())')).toEqual([
      { name: 'East', works: [{ max: 1872 }] },
    ])
  })
})

describe('filters', () => {
  const ids = async (query: string) =>
    (await rows(`works?select=id&order=id&${query}`)).map((row: { id: number }) => row.id)

  it('allow blanks between conditions, and one extra closing parenthesis', async () => {
    expect(await ids('and=( and ( id.in.( 1, 2, 3 ) , id.eq.3 ) , or ( id.eq.2 , id.eq.3 ) )')).toEqual([3])
    expect(await ids('and=(id.eq.1,id.neq.2))')).toEqual([1])
    expect((await rest('works?or=()')).body).toMatchObject({ code: 'PGRST100' })
  })

  it('accept quoted values with commas and parentheses', async () => {
    expect(await ids('or=(title.eq."Untitled, (draft)",id.eq.1)')).toEqual([1, 4])
    expect(await ids('title=in.("Untitled, (draft)",Engine)')).toEqual([1, 4])
    expect(await ids('or=(title.in.("Untitled, (draft)"),tags.cs.{oil,sea})')).toEqual([3, 4])
  })

  it('treat quotes and backslashes that quote nothing as literals', async () => {
    const names = ['"', '\\', 'a"b"', '"a"b', 'tab\\le']
    for (const [at, name] of names.entries()) await post('artists', { id: 100 + at, name })
    const found = async (list: string) =>
      (await rows(`artists?select=name&name=in.(${encodeURIComponent(list)})`)).map(
        (row: { name: string }) => row.name,
      )
    for (const name of names) expect(await found(name)).toEqual([name])
    expect(await found('"\\"","\\\\"')).toEqual(['"', '\\'])
    await rest('artists?id=gte.100', { method: 'DELETE' })
  })

  it('A16 search nested domains over tsvector as a vector', async () => {
    expect(await rows('captions?select=id&words=fts(simple).engine')).toEqual([{ id: 1 }])
    expect(await rows('captions?select=id&words=not.fts(simple).engine')).toEqual([{ id: 2 }])
  })

  it('with an empty select return all columns', async () => {
    expect(await rows('works?select=&id=eq.1')).toMatchObject([{ id: 1, title: 'Engine' }])
  })
})
