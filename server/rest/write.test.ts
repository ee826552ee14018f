import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessToken } from '../testing/callers.ts'
import { restClient } from '../testing/rest-client.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

let server: TestServer
const rest = restClient(() => server)
const representation = { prefer: 'return=representation' }

beforeAll(async () => {
  server = await startTestServer('rest')
})
afterAll(() => server.close())

describe('insert', () => {
  it('answers 201 with nothing, with the rows, or with the location', async () => {
    const minimal = await rest('authors', { method: 'POST', json: { name: 'Denis' } })
    expect(minimal).toMatchObject({ status: 201, body: '' })
    const shown = await rest('authors?select=name,tags', {
      method: 'POST',
      json: { name: 'Emma' },
      headers: representation,
    })
    expect(shown).toMatchObject({ status: 201, body: [{ name: 'Emma', tags: [] }] })
    expect(shown.headers.get('preference-applied')).toBe('return=representation')
    const placed = await rest('genres', {
      method: 'POST',
      json: { id: 50, label: 'fifty' },
      headers: { prefer: 'return=headers-only' },
    })
    expect(placed.headers.get('location')).toBe('/genres?id=eq.50')
  })

  it('stores numbers, arrays, JSON, enums and times exactly', async () => {
    const row = {
      author_id: 1,
      title: 'Exact',
      price: 12345678.9,
      mood: 'funny',
      pages: '[5,6)',
      published_at: '2026-02-03T04:05:06.789+02:00',
    }
    const { body } = await rest('books?select=author_id,title,price,mood,pages,published_at', {
      method: 'POST',
      json: row,
      headers: representation,
    })
    expect(body).toEqual([{ ...row, published_at: '2026-02-03T02:05:06.789+00:00' }])
    const data = { nested: [1, 'zwei', null, { trois: 3.5 }], __proto__x: 'plain' }
    const author = await rest('authors?select=data,tags', {
      method: 'POST',
      json: { name: 'Fiona', data, tags: ['a "quoted" one', 'with,comma'] },
      headers: representation,
    })
    expect(author.body).toEqual([{ data, tags: ['a "quoted" one', 'with,comma'] }])
  })

  it('accepts many rows, with defaults for missing columns on request', async () => {
    const json = [
      { author_id: 1, title: 'One', mood: 'tense' },
      { author_id: 1, title: 'Two' },
    ]
    const nulls = await rest('books?columns=author_id,title,mood', { method: 'POST', json })
    expect(nulls.body).toMatchObject({ code: '23502' })
    const { body } = await rest('books?columns=author_id,title,mood&select=title,mood', {
      method: 'POST',
      json,
      headers: { prefer: 'return=representation,missing=default' },
    })
    expect(body).toEqual([
      { title: 'One', mood: 'tense' },
      { title: 'Two', mood: 'calm' },
    ])
    expect(await rest('books', { method: 'POST', json: [] })).toMatchObject({ status: 201 })
    expect((await rest('books', { method: 'POST', json: [{ a: 1 }, { b: 2 }] })).body).toMatchObject({
      code: 'PGRST102',
    })
  })

  it('accepts CSV and forms', async () => {
    const csv = await rest('genres?select=id,label', {
      method: 'POST',
      body: 'id,label\n60,"six, ty"\n61,NULL-ish',
      headers: { 'content-type': 'text/csv', ...representation },
    })
    expect(csv.body).toEqual([
      { id: 60, label: 'six, ty' },
      { id: 61, label: 'NULL-ish' },
    ])
    const form = await rest('genres', {
      method: 'POST',
      body: 'id=62&label=a+b',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...representation },
    })
    expect(form.body).toEqual([{ id: 62, label: 'a b' }])
  })

  it('embeds rows related to the new one, and returns computed columns', async () => {
    const { body } = await rest('books?select=title,shout,authors!author_id(name)', {
      method: 'POST',
      json: { author_id: 2, title: 'Le Pari' },
      headers: representation,
    })
    expect(body).toEqual([{ title: 'Le Pari', shout: 'LE PARI', authors: { name: 'Blaise' } }])
  })

  it('works without read privileges as long as nothing is returned', async () => {
    expect((await rest('dropbox', { method: 'POST', json: { message: 'psst' } })).status).toBe(201)
    const refused = await rest('dropbox', {
      method: 'POST',
      json: { message: 'psst' },
      headers: representation,
    })
    expect(refused).toMatchObject({ status: 401, body: { code: '42501' } })
    expect(await server.sql('select message from dropbox')).toEqual([{ message: 'psst' }])
  })

  it('reports which column or constraint was violated', async () => {
    expect((await rest('books', { method: 'POST', json: { nope: 1 } })).body).toMatchObject({
      code: 'PGRST204',
      message: "Could not find the 'nope' column of 'books' in the schema cache",
    })
    expect(await rest('genres', { method: 'POST', json: { id: 1, label: 'again' } })).toMatchObject({
      status: 409,
      body: { code: '23505' },
    })
    expect(await rest('books', { method: 'POST', json: { author_id: 999, title: 'x' } })).toMatchObject({
      status: 409,
      body: { code: '23503' },
    })
    expect(await rest('books', { method: 'POST', json: { author_id: 'x', title: 'x' } })).toMatchObject({
      status: 400,
      body: { code: '22P02' },
    })
    expect(
      await rest('books', {
        method: 'POST',
        body: '{broken',
        headers: { 'content-type': 'application/json' },
      }),
    ).toMatchObject({
      status: 400,
      body: { code: 'PGRST102' },
    })
  })
})

describe('upsert', () => {
  it('merges or ignores duplicates, by primary key or by the given columns', async () => {
    const merged = await rest('genres?select=id,label', {
      method: 'POST',
      json: [
        { id: 3, label: 'renamed' },
        { id: 70, label: 'new' },
      ],
      headers: { prefer: 'resolution=merge-duplicates,return=representation' },
    })
    expect(merged.body).toEqual([
      { id: 3, label: 'renamed' },
      { id: 70, label: 'new' },
    ])
    const ignored = await rest('genres?on_conflict=label', {
      method: 'POST',
      json: { id: 71, label: 'new' },
      headers: { prefer: 'resolution=ignore-duplicates,return=representation' },
    })
    expect(ignored).toMatchObject({ status: 201, body: [] })
  })

  it('puts one row by its key', async () => {
    const put = await rest('genres?id=eq.80', {
      method: 'PUT',
      json: { id: 80, label: 'put' },
      headers: representation,
    })
    expect(put.body).toEqual([{ id: 80, label: 'put' }])
    expect(
      (await rest('genres?label=eq.x', { method: 'PUT', json: { id: 80, label: 'put' } })).body,
    ).toMatchObject({ code: 'PGRST105' })
  })
})

describe('update and delete', () => {
  it('changes what the filter matches and counts it', async () => {
    const { status, body, headers } = await rest('books?id=eq.2&select=title', {
      method: 'PATCH',
      json: { title: 'Changed' },
      headers: { prefer: 'return=representation,count=exact' },
    })
    expect({ status, body }).toEqual({ status: 200, body: [{ title: 'Changed' }] })
    expect(headers.get('content-range')).toBe('0-0/1')
    expect(await rest('books?id=eq.2', { method: 'PATCH', json: {} })).toMatchObject({ status: 204 })
    expect(
      await rest('books?id=eq.999', { method: 'PATCH', json: { title: 'x' }, headers: representation }),
    ).toMatchObject({
      status: 200,
      body: [],
    })
  })

  it('rolls back a change that affects more rows than allowed', async () => {
    const before = await server.sql('select count(*)::int as n from books')
    const refused = await rest('books?id=gt.0', {
      method: 'DELETE',
      headers: { prefer: 'handling=strict,max-affected=1' },
    })
    expect(refused).toMatchObject({ status: 400, body: { code: 'PGRST124' } })
    expect(await server.sql('select count(*)::int as n from books')).toEqual(before)
  })

  it('rolls back a change that should have affected one row and did not', async () => {
    const refused = await rest('books?id=in.(1,3)', {
      method: 'PATCH',
      json: { title: 'both' },
      headers: { ...representation, accept: 'application/vnd.pgrst.object+json' },
    })
    expect(refused).toMatchObject({
      status: 406,
      body: { code: 'PGRST116', details: 'The result contains 2 rows' },
    })
    expect(await server.sql(`select from books where title = 'both'`)).toEqual([])
  })

  it('deletes and returns what was deleted', async () => {
    const { body } = await rest('genres?id=eq.60&select=label', { method: 'DELETE', headers: representation })
    expect(body).toEqual([{ label: 'six, ty' }])
    expect(await rest('genres?id=eq.61', { method: 'DELETE' })).toMatchObject({ status: 204 })
  })
})

describe('row-level security', () => {
  it('lets owners work only on their own rows', async () => {
    const ada = await accessToken(server.engine)
    const bob = await accessToken(server.engine)
    const made = await rest('notes', {
      method: 'POST',
      json: { body: 'mine' },
      token: ada.token,
      headers: representation,
    })
    expect(made).toMatchObject({ status: 201, body: [{ owner: ada.userId, body: 'mine' }] })
    const id = made.body[0].id
    expect((await rest('notes', { token: ada.token })).body).toHaveLength(1)
    expect((await rest('notes', { token: bob.token })).body).toEqual([])
    expect((await rest('notes')).body).toEqual([])
    expect(
      (
        await rest(`notes?id=eq.${id}`, {
          method: 'PATCH',
          json: { body: 'stolen' },
          token: bob.token,
          headers: representation,
        })
      ).body,
    ).toEqual([])
    expect(
      (await rest(`notes?id=eq.${id}`, { method: 'DELETE', token: bob.token, headers: representation })).body,
    ).toEqual([])
    expect(
      await rest('notes', { method: 'POST', json: { body: 'forged', owner: ada.userId }, token: bob.token }),
    ).toMatchObject({ status: 403, body: { code: '42501' } })
    expect(await rest('notes', { method: 'POST', json: { body: 'anonymous' } })).toMatchObject({
      status: 401,
    })
    expect(
      (await rest(`notes?id=eq.${id}`, { method: 'DELETE', token: ada.token, headers: representation })).body,
    ).toHaveLength(1)
  })

  it('gives the service key full access', async () => {
    const headers = { apikey: server.engine.secretKey }
    expect((await rest('secrets', { headers })).body).toEqual([{ id: 1, value: 'hidden' }])
    expect(await rest('secrets')).toMatchObject({ status: 401, body: { code: '42501' } })
    const { token } = await accessToken(server.engine)
    expect(await rest('secrets', { token })).toMatchObject({ status: 403, body: { code: '42501' } })
  })
})
