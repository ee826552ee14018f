import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { restClient } from '../testing/rest-client.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

let server: TestServer
const rest = restClient(() => server)
const get = (path: string, headers: Record<string, string> = {}) => rest(path, { headers })
const titles = async (query: string) =>
  ((await get(`books?select=title&order=id&${query}`)).body as { title: string }[]).map((row) => row.title)

beforeAll(async () => {
  server = await startTestServer('rest')
})
afterAll(() => server.close())

describe('columns', () => {
  it('returns every column by default, as PostgreSQL writes JSON', async () => {
    const { body, headers, status } = await get('books?id=eq.1')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(headers.get('content-range')).toBe('0-0/*')
    expect(body).toEqual([
      {
        id: 1,
        author_id: 1,
        translator_id: 2,
        title: 'Notes on the Engine',
        price: 12.5,
        mood: 'calm',
        pages: '[1,100)',
        published_at: '1843-08-01T10:00:00+00:00',
        search: "'engin':4 'note':1",
      },
    ])
  })

  it('renames, casts, follows JSON paths and calls computed columns', async () => {
    const { body } = await get(
      'authors?id=eq.1&select=who:name,born::text,data->>city,town:data->>city,second:data->scores->1,data->deep->a',
    )
    expect(body).toEqual([
      { who: 'Ada', born: '1815-12-10', city: 'London', town: 'London', second: 2, a: 1 },
    ])
    expect((await get('books?id=eq.1&select=shout')).body).toEqual([{ shout: 'NOTES ON THE ENGINE' }])
  })

  it('accepts names with spaces and quotes', async () => {
    const { body } = await get(
      `${encodeURIComponent('odd names')}?select="with space","with\\"quote","select"&"with space"=eq.a b`,
    )
    expect(body).toEqual([{ 'with space': 'a b', 'with"quote': 'c"d', select: 7 }])
  })

  it('refuses aggregates unless they are enabled', async () => {
    expect((await get('books?select=price.sum()')).body).toMatchObject({ code: 'PGRST123' })
  })
})

describe('filters', () => {
  it.each([
    ['id=eq.1', ['Notes on the Engine']],
    ['id=neq.1', ['Letters of Ada', 'Pensées']],
    ['price=gt.9', ['Notes on the Engine', 'Letters of Ada']],
    ['price=lte.7', ['Pensées']],
    ['title=like.*Ada', ['Letters of Ada']],
    ['title=ilike.*ENGINE*', ['Notes on the Engine']],
    ['title=match.^P', ['Pensées']],
    ['title=imatch.^p', ['Pensées']],
    ['id=in.(1,3)', ['Notes on the Engine', 'Pensées']],
    ['title=in.("Pensées","a,b)")', ['Pensées']],
    ['id=in.()', []],
    ['published_at=is.null', ['Pensées']],
    ['published_at=not.is.null', ['Notes on the Engine', 'Letters of Ada']],
    ['mood=eq.funny', ['Letters of Ada']],
    ['translator_id=isdistinct.2', ['Letters of Ada', 'Pensées']],
    ['search=fts.engine', ['Notes on the Engine']],
    ['search=fts(english).notes', ['Notes on the Engine']],
    ['title=wfts(english).letter', ['Letters of Ada']],
    ['title=plfts.ada', ['Letters of Ada']],
    ['pages=cs.[100,200)', ['Pensées']],
    ['pages=ov.[60,70)', ['Notes on the Engine', 'Pensées']],
    ['pages=nxr.[1,60)', ['Letters of Ada']],
    ['title=like(any).{Notes*,Pens*}', ['Notes on the Engine', 'Pensées']],
    ['title=ilike(all).{*e*,*ADA*}', ['Letters of Ada']],
    ['id=eq(any).{2,3}', ['Letters of Ada', 'Pensées']],
    ['or=(id.eq.1,title.eq.Pensées)', ['Notes on the Engine', 'Pensées']],
    ['or=(id.in.(1,2),and(price.lt.8,mood.eq.tense))', ['Notes on the Engine', 'Letters of Ada', 'Pensées']],
    ['not.or=(id.eq.1,id.eq.2)', ['Pensées']],
    ['and=(id.gt.1,not.or(id.eq.3))', ['Letters of Ada']],
    ['and=(title.eq."Letters of Ada",price.not.is.null)', ['Letters of Ada']],
    ['id=not.in.(1,2)', ['Pensées']],
  ])('%s', async (query, expected) => {
    expect(await titles(query)).toEqual(expected)
  })

  it('compare arrays and JSON', async () => {
    const names = async (query: string) => (await get(`authors?select=name&order=id&${query}`)).body
    expect(await names('tags=cs.{math}')).toEqual([{ name: 'Ada' }, { name: 'Blaise' }])
    expect(await names('tags=ov.{poetry,none}')).toEqual([{ name: 'Ada' }])
    expect(await names('data->>city=eq.Paris')).toEqual([{ name: 'Blaise' }])
    expect(await names('data->deep->a=eq.1')).toEqual([{ name: 'Ada' }])
    expect(await names('data=cs.{"city":"Paris"}')).toEqual([{ name: 'Blaise' }])
  })

  it('use the same plan for other values', async () => {
    expect(await titles('id=eq.2')).toEqual(['Letters of Ada'])
    expect(await titles('id=eq.3')).toEqual(['Pensées'])
    expect(await titles('id=in.(2)')).toEqual(['Letters of Ada'])
    expect(await titles('id=in.(3,2)')).toEqual(['Letters of Ada', 'Pensées'])
  })
})

describe('order, range and count', () => {
  it('puts nulls where requested', async () => {
    expect((await get('books?select=id&order=published_at.desc.nullslast,id')).body).toEqual([
      { id: 2 },
      { id: 1 },
      { id: 3 },
    ])
    expect((await get('books?select=id&order=published_at.nullsfirst')).body[0]).toEqual({ id: 3 })
    expect((await get('authors?select=id&order=data->>city.desc.nullslast')).body[0]).toEqual({ id: 2 })
  })

  it('paginates by parameter and by header', async () => {
    const page = await get('books?select=id&order=id&limit=1&offset=1', { prefer: 'count=exact' })
    expect(page.status).toBe(206)
    expect(page.headers.get('content-range')).toBe('1-1/3')
    expect(page.body).toEqual([{ id: 2 }])
    const byHeader = await get('books?select=id&order=id', { range: '0-1' })
    expect(byHeader.headers.get('content-range')).toBe('0-1/*')
    expect(byHeader.body).toHaveLength(2)
    const beyond = await get('books?select=id&offset=10', { prefer: 'count=exact' })
    expect(beyond.status).toBe(416)
    expect(beyond.body).toMatchObject({ code: 'PGRST103' })
  })

  it('counts exactly, by plan, and by a mix of both', async () => {
    const count = async (kind: string) =>
      (await get('books?select=id', { prefer: `count=${kind}` })).headers.get('content-range')
    expect(await count('exact')).toBe('0-2/3')
    expect(await count('planned')).toMatch(/^0-2\/\d+$/)
    expect(await count('estimated')).toMatch(/^0-2\/\d+$/)
    const inner = await get('authors?select=name,books!author_id!inner(id)&books.mood=eq.tense', {
      prefer: 'count=exact',
    })
    expect(inner.headers.get('content-range')).toBe('0-0/1')
  })

  it('never returns more rows than max_rows', async () => {
    await server.sql("insert into public.genres select n, 'g' || n from generate_series(1000, 1200) n")
    expect((await get('genres?select=id')).body).toHaveLength(100)
    expect((await get('genres?select=id&limit=500')).body).toHaveLength(100)
    await server.sql('delete from public.genres where id >= 1000')
  })
})

describe('representations', () => {
  it('returns a single object, or reports the number of rows', async () => {
    const accept = 'application/vnd.pgrst.object+json'
    expect((await get('books?id=eq.2&select=id', { accept })).body).toEqual({ id: 2 })
    const none = await get('books?id=eq.99', { accept })
    expect(none.status).toBe(406)
    expect(none.body).toEqual({
      code: 'PGRST116',
      details: 'The result contains 0 rows',
      hint: null,
      message: 'Cannot coerce the result to a single JSON object',
    })
    expect((await get('books', { accept })).body.details).toBe('The result contains 3 rows')
  })

  it('returns CSV, strips nulls, and answers HEAD without a body', async () => {
    expect((await get('books?select=id,title&order=id&limit=2', { accept: 'text/csv' })).body).toBe(
      'id,title\n1,"Notes on the Engine"\n2,"Letters of Ada"',
    )
    const stripped = 'application/vnd.pgrst.array+json;nulls=stripped'
    expect((await get('books?select=id,published_at&id=eq.3', { accept: stripped })).body).toEqual([
      { id: 3 },
    ])
    const head = await fetch(`${server.url}/rest/v1/books?select=id`, {
      method: 'HEAD',
      headers: { apikey: server.engine.publishableKey, prefer: 'count=exact' },
    })
    expect(head.headers.get('content-range')).toBe('0-2/3')
    expect(await head.text()).toBe('')
    expect((await get('books', { accept: 'image/png' })).body).toMatchObject({ code: 'PGRST107' })
  })

  it('serves other schemas by profile', async () => {
    const archived = await get('books', { 'accept-profile': 'archive' })
    expect(archived.body).toEqual([{ id: 1, title: 'An old book' }])
    expect(archived.headers.get('content-profile')).toBe('archive')
    const hidden = await get('books', { 'accept-profile': 'auth' })
    expect(hidden.status).toBe(406)
    expect(hidden.body).toMatchObject({ code: 'PGRST106' })
  })
})
