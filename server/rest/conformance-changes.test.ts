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

describe('ranges and preferences', () => {
  it('report the number of rows when none is in the range', async () => {
    const past = await rest('artists?offset=10', { headers: { prefer: 'count=exact' } })
    expect(past.status).toBe(416)
    expect(past.headers.get('content-range')).toBe('*/3')
    expect(await rows('artists?select=id&offset=-4&limit=1')).toEqual([{ id: 1 }])
    expect((await rest('artists?limit=-1')).status).toBe(416)
  })

  it('list the preferences that were applied', async () => {
    const applied = async (prefer: string) =>
      (await rest('tickets?number=eq.99', { method: 'DELETE', headers: { prefer } })).headers.get(
        'preference-applied',
      )
    expect(await applied('handling=strict, max-affected=10')).toBe('handling=strict, max-affected=10')
    expect(await applied('handling=lenient, max-affected=10')).toBe('handling=lenient')
  })
})

describe('a change to a single row', () => {
  it('is rolled back if it affected none or several, shown or not', async () => {
    const accept = 'application/vnd.pgrst.object+json'
    for (const prefer of ['return=minimal', 'return=representation']) {
      const many = await rest('works', { method: 'PATCH', json: { year: 1 }, headers: { accept, prefer } })
      expect(many).toMatchObject({
        status: 406,
        body: { code: 'PGRST116', details: 'The result contains 4 rows' },
      })
      const none = await rest('works?id=eq.0', { method: 'DELETE', headers: { accept, prefer } })
      expect(none).toMatchObject({ status: 406, body: { code: 'PGRST116' } })
    }
    expect(await rows('works?year=eq.1')).toEqual([])
  })
})

describe('upsert', () => {
  const ticket = { day: '2026-01-01', number: 1, holder: 'Claude' }
  it('answers 201 if any row is new, 200 otherwise', async () => {
    const prefer = 'return=representation,resolution=merge-duplicates'
    expect(await post('tickets', ticket, prefer)).toMatchObject({ status: 200, body: [ticket] })
    const both = [ticket, { ...ticket, number: 7 }]
    expect(await post('tickets', both, prefer)).toMatchObject({ status: 201, body: both })
    expect(await post('tickets', [], prefer)).toMatchObject({ status: 200, body: [] })
    const ignored = await post('tickets', ticket, 'return=representation,resolution=ignore-duplicates')
    expect(ignored).toMatchObject({ status: 201, body: [] })
  })

  it('on a table without a key is an insert', async () => {
    const added = await post(
      'visits',
      { day: '2026-06-01' },
      'return=representation,resolution=merge-duplicates',
    )
    expect(added).toMatchObject({ status: 201, body: [{ day: '2026-06-01', hall_id: null }] })
    expect(added.headers.get('preference-applied')).toBe('return=representation')
    await rest('visits?day=eq.2026-06-01', { method: 'DELETE' })
  })

  it('with PUT accepts the one row that the URL names', async () => {
    const put = (path: string, json: unknown, prefer = 'return=representation') =>
      rest(path, { method: 'PUT', json, headers: { prefer } })
    const row = { day: '2026-02-02', number: 5, holder: 'Berthe' }
    const path = 'tickets?day=eq.2026-02-02&number=eq.5'
    expect(await put(path, row)).toMatchObject({ status: 201, body: [row] })
    expect(await put(path, [row, { ...row, number: 6 }])).toMatchObject({ status: 200, body: [row] })
    expect(await put(path, row, 'return=minimal')).toMatchObject({ status: 204, body: '' })
    expect(await put(path, { ...row, number: 9 })).toMatchObject({ status: 400, body: { code: 'PGRST115' } })
    expect(await rows('tickets?number=eq.9')).toEqual([])
    expect(await put(`${path}&limit=1`, row)).toMatchObject({ status: 400, body: { code: 'PGRST114' } })
    expect(await put('tickets?number=eq.5', row)).toMatchObject({ status: 405, body: { code: 'PGRST105' } })
  })
})

describe('a resource', () => {
  it('lists the methods it accepts', async () => {
    const allowed = async (path: string) => (await rest(path, { method: 'OPTIONS' })).headers.get('allow')
    expect(await allowed('works')).toBe('OPTIONS,GET,HEAD,POST,PUT,PATCH,DELETE')
    expect(await allowed('hall_sizes')).toBe('OPTIONS,GET,HEAD')
    expect(await allowed('rpc/write_line')).toBe('OPTIONS,POST')
    expect(await allowed('rpc/plus')).toBe('OPTIONS,GET,HEAD,POST')
    expect(await allowed('')).toBe('OPTIONS,GET,HEAD')
    expect((await rest('nope', { method: 'OPTIONS' })).status).toBe(404)
  })

  it('is described to callers who can use it', async () => {
    const { body, headers } = await rest('', { headers: { accept: 'application/openapi+json' } })
    expect(headers.get('content-type')).toBe('application/openapi+json; charset=utf-8')
    expect(body.definitions.works.properties.hall_id).toEqual({
      format: 'integer',
      type: 'integer',
      description: "Note:\nThis is a Foreign Key to `halls.id`.<fk table='halls' column='id'/>",
    })
    expect(body.definitions.works.required).toEqual(['id', 'title'])
    expect(body.paths['/works'].get.parameters).toContainEqual({ $ref: '#/parameters/rowFilter.works.year' })
    expect(body.parameters['rowFilter.works.year']).toMatchObject({ in: 'query', name: 'year' })
    expect(Object.keys(body.paths['/hall_sizes'])).toEqual(['get'])
    expect(body.paths['/rpc/plus'].post.parameters[0].schema.required).toEqual(['a'])
    expect(body.definitions.vault).toBeUndefined()
    expect(body.paths['/rpc/open_vault']).toBeUndefined()
    const service = await rest('', { headers: { apikey: server.engine.secretKey } })
    expect(service.body.definitions.vault).toBeDefined()
    expect(service.body.paths['/rpc/open_vault']).toBeDefined()
    const annex = await rest('', { headers: { 'accept-profile': 'annex' } })
    expect(Object.keys(annex.body.definitions)).toEqual(['crates'])
  })
})

describe('a domain with casts to and from JSON and text', () => {
  const shown = 'return=representation'

  it('G30 is shown in its custom form', async () => {
    expect(await rows('walls?id=lt.4&order=id')).toEqual([
      { id: 1, hall_id: 1, paint: '#ff0000' },
      { id: 2, hall_id: 1, paint: '#0000ff' },
      { id: 3, hall_id: 2, paint: null },
    ])
    expect(await rows('halls?id=eq.1&select=walls(color:paint)&walls.order=id')).toEqual([
      { walls: [{ color: '#ff0000' }, { color: '#0000ff' }] },
    ])
    expect(await rows('rpc/walls_of?hall=1&select=paint&limit=1')).toEqual([{ paint: '#ff0000' }])
    expect(await rows('walls?id=lt.3&select=paint,count()&order=paint')).toEqual([
      { paint: '#0000ff', count: 1 },
      { paint: '#ff0000', count: 1 },
    ])
    const csv = await rest('walls?id=lt.3&select=id,paint&order=id', { headers: { accept: 'text/csv' } })
    expect(csv.body).toBe('id,paint\n1,ff0000\n2,ff')
  })

  it('G30 is filtered by that form', async () => {
    const ids = async (filter: string) =>
      (await rows(`walls?select=id&id=lt.4&order=id&${filter}`)).map((row: { id: number }) => row.id)
    expect(await ids('paint=eq.ff0000')).toEqual([1])
    expect(await ids('paint=gt.0000ff')).toEqual([1])
    expect(await ids('paint=in.(ff0000,0000ff)')).toEqual([1, 2])
    expect(await ids('paint=not.in.(ff0000)')).toEqual([2])
    expect(await ids('paint=eq(any).{ff,ee}')).toEqual([2])
    expect(await ids('or=(paint.eq.0000ff,paint.is.null)')).toEqual([2, 3])
  })

  it('G30 is accepted in that form, and keeps its default', async () => {
    const added = await post('walls', { id: 10, paint: '#00ff00' }, shown)
    expect(added.body).toEqual([{ id: 10, hall_id: null, paint: '#00ff00' }])
    expect(await server.sql('select paint::int as paint from walls where id = 10')).toEqual([
      { paint: 65280 },
    ])
    const missing = await post(
      'walls?columns=id,paint&select=paint',
      [{ id: 11 }],
      `${shown}, missing=default`,
    )
    expect(missing.body).toEqual([{ paint: '#0000ff' }])
    const change = { method: 'PATCH', json: { paint: '#ABCDEF' }, headers: { prefer: shown } }
    expect((await rest('walls?paint=eq.00ff00&select=id,paint', change)).body).toEqual([
      { id: 10, paint: '#abcdef' },
    ])
    const put = { method: 'PUT', json: { id: 11, hall_id: 3, paint: '#000001' }, headers: { prefer: shown } }
    expect((await rest('walls?id=eq.11', put)).body).toEqual([{ id: 11, hall_id: 3, paint: '#000001' }])
    await rest('walls?id=gte.10', { method: 'DELETE' })
  })
})
