import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { restClient } from '../testing/rest-client.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

let server: TestServer
const rest = restClient(() => server)
const rows = async (path: string) => (await rest(path)).body
const call = (path: string, json: unknown = {}, headers: Record<string, string> = {}) =>
  rest(`rpc/${path}`, { method: 'POST', json, headers })

beforeAll(async () => {
  server = await startTestServer('rest-conformance')
})
afterAll(() => server.close())

describe('choosing a function', () => {
  it('refuses to guess between two matches', async () => {
    expect(await call('twice', { a: 1, b: 2 })).toMatchObject({ status: 200, body: 4 })
    expect(await call('twice', { a: 1 })).toMatchObject({
      status: 300,
      body: {
        code: 'PGRST203',
        message:
          'Could not choose the best candidate function between: public.twice(a => integer), public.twice(a => integer, b => integer)',
      },
    })
  })

  it('suggests the arguments or the name that may have been meant', async () => {
    expect((await call('plus', { aa: 1 })).body).toMatchObject({
      code: 'PGRST202',
      message: 'Could not find the function public.plus(aa) in the schema cache',
      hint: 'Perhaps you meant to call the function public.plus(a, b)',
    })
    expect((await call('works_sinc', { since: 1 })).body.hint).toBe(
      'Perhaps you meant to call the function public.works_since',
    )
    expect((await call('only_int', { '': 1 })).body.code).toBe('PGRST202')
  })

  it('works with GET, HEAD and POST, at one path level', async () => {
    expect(await rest('rpc/plus?a=1', { method: 'DELETE' })).toMatchObject({
      status: 405,
      body: { code: 'PGRST101', message: 'Cannot use the DELETE method on RPC' },
    })
    expect(await rest('rpc/plus/more')).toMatchObject({ status: 404, body: { code: 'PGRST125' } })
  })

  it('passes the whole body to a single unnamed argument', async () => {
    expect((await call('as_json', { a: [1] })).body).toEqual({ a: [1] })
    expect((await call('as_text', { '': 'x' })).body).toBe('text: {"":"x"}')
    const text = await rest('rpc/as_text', {
      method: 'POST',
      body: 'hello',
      headers: { 'content-type': 'text/plain' },
    })
    expect(text.body).toBe('text: hello')
    const bytes = await rest('rpc/as_bytes', {
      method: 'POST',
      body: 'hello',
      headers: { 'content-type': 'application/octet-stream' },
    })
    expect(bytes.body).toBe(5)
    const response = await fetch(`${server.url}/rest/v1/rpc/as_bytes`, {
      method: 'POST',
      body: new Uint8Array([0, 255, 128, 92]),
      headers: { apikey: server.engine.publishableKey, 'content-type': 'application/octet-stream' },
    })
    expect(await response.json()).toBe(4)
  })
})

describe('results', () => {
  it('of sets of scalars can be counted and limited', async () => {
    const counted = await rest('rpc/count_up?upto=9&limit=2&offset=3', { headers: { prefer: 'count=exact' } })
    expect(counted).toMatchObject({ status: 206, body: [4, 5] })
    expect(counted.headers.get('content-range')).toBe('3-4/9')
    expect((await call('count_up', { upto: 70 })).body).toHaveLength(50)
    const csv = await rest('rpc/count_up?upto=2', { headers: { accept: 'text/csv' } })
    expect(csv.body).toBe('pgrst_scalar\n1\n2')
    const one = await call('plus', { a: 1 }, { prefer: 'count=exact' })
    expect(one.headers.get('content-range')).toBe('0-0/1')
  })

  it('are objects for out parameters, even for a single one', async () => {
    expect((await call('minmax')).body).toEqual({ low: 1843, high: 1999 })
    expect((await call('one_out')).body).toEqual({ answer: 42 })
    expect((await call('one_column')).body).toEqual([{ letter: 'a' }])
    expect(await call('nothing')).toMatchObject({ status: 200, body: null })
    expect((await call('a_work?select=title,halls(name)', { wanted: 1 })).body).toEqual({
      title: 'Engine',
      halls: { name: 'East' },
    })
  })

  it('can be filtered, ordered and embedded into', async () => {
    expect(
      await rows('rpc/works_since?since=1860&year=lt.1900&select=title,artists!artist_id(name)&order=id'),
    ).toEqual([
      { title: 'Cradle', artists: { name: 'Berthe' } },
      { title: 'Harbour', artists: { name: 'Berthe' } },
    ])
    expect(await rows('rpc/works_since?since=1860&since=eq.x')).toMatchObject({ code: '42703' })
    expect(await rows('rpc/pairs?amount=gte.2&order=label.desc&select=label')).toEqual([
      { label: 'c' },
      { label: 'b' },
    ])
    expect(await rows('rpc/works_since?since=1860&select=headline&limit=1')).toEqual([{ headline: 'CRADLE' }])
  })

  it('A10 include what overloaded functions compute', async () => {
    expect(await rows('rpc/works_since?since=1860&select=tagline&tagline=eq.Cradle!')).toEqual([
      { tagline: 'Cradle!' },
    ])
    expect(await rows('rpc/works_since?since=1860&select=id,tagline&order=tagline.desc&limit=1')).toEqual([
      { id: 4, tagline: 'Untitled, (draft)!' },
    ])
    expect((await call('a_work?select=tagline', { wanted: 1 })).body).toEqual({ tagline: 'Engine!' })
    expect(await rows('works?id=eq.1&select=tagline')).toEqual([{ tagline: 'Engine!' }])
  })

  it('A16 are plain JSON for an array format that strips no nulls', async () => {
    const array = await rest('works?select=id&id=eq.1', {
      headers: { accept: 'application/vnd.pgrst.array+json' },
    })
    expect(array.body).toEqual([{ id: 1 }])
    expect(array.headers.get('content-type')).toBe('application/json; charset=utf-8')
  })

  it('have the media type that a domain names', async () => {
    const page = await rest('rpc/page?who=Ada', {
      headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
    })
    expect(page).toMatchObject({ status: 200, body: '<h1>Ada</h1>' })
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect((await rest('rpc/page?who=Ada')).body).toBe('<h1>Ada</h1>')
    const response = await fetch(`${server.url}/rest/v1/rpc/picture`, {
      headers: { apikey: server.engine.publishableKey, accept: 'image/png' },
    })
    expect(response.headers.get('content-type')).toBe('image/png')
    expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([0x89, 0x50, 0x4e, 0x47])
    const any = await call('anything')
    expect(any).toMatchObject({ status: 200, body: 'BEGIN:VCALENDAR' })
    expect(any.headers.get('content-type')).toBe('text/calendar')
    expect((await rest('works', { headers: { accept: 'text/html' } })).body).toMatchObject({
      code: 'PGRST107',
    })
  })

  it('G30 are bodies that aggregates build from rows', async () => {
    const body = async (path: string, accept: string, options = {}) => {
      const answer = await rest(path, { ...options, headers: { accept, prefer: 'return=representation' } })
      return [answer.status, answer.headers.get('content-type'), answer.body]
    }
    const vcard = 'text/vcard; charset=utf-8'
    expect(await body('artists?order=id&limit=2', 'text/vcard')).toEqual([200, vcard, 'FN:Ada;FN:Berthe;'])
    expect(await body('artists?id=eq.9', 'text/vcard')).toEqual([200, vcard, ''])
    expect(await body('artists?id=eq.1', 'text/vcard;q=0.5, application/json')).toMatchObject([
      200,
      {},
      [{ id: 1 }],
    ])
    // A subset of columns is not the aggregate's row type, and other tables don't have that type.
    expect(await body('artists?select=name', 'text/vcard')).toMatchObject([406, {}, { code: 'PGRST107' }])
    expect(await body('works', 'text/vcard')).toMatchObject([406, {}, { code: 'PGRST107' }])
    const lines = 'application/vnd.lines'
    expect(await body('themes?select=name,id&order=id', lines)).toEqual([
      200,
      lines,
      '(family,1)|(machines,2)|',
    ])
    expect(await body('rpc/count_up?upto=2', lines)).toEqual([200, lines, '1|2|'])
    const feed = await rest('theme_feed?id=eq.2', { headers: { accept: 'application/atom+xml' } })
    expect([feed.headers.get('content-type'), feed.body]).toEqual(['application/atom+xml', 'machines.'])
    expect((await rest('theme_feed?id=eq.2')).headers.get('content-type')).toBe('application/octet-stream')
    const object = await rest('theme_feed?id=eq.2', {
      headers: { accept: 'application/vnd.pgrst.object+json' },
    })
    expect(object.body).toEqual({ id: 2, name: 'machines' })
    const picture = await fetch(`${server.url}/rest/v1/halls?order=id`, {
      headers: { apikey: server.engine.publishableKey, accept: 'image/png' },
    })
    expect([...new Uint8Array(await picture.arrayBuffer())]).toEqual([201, 202, 203])
    const added = { method: 'POST', json: { id: 50, name: 'Dora' } }
    expect(await body('artists', 'text/vcard', added)).toEqual([201, vcard, 'FN:Dora;'])
    await rest('artists?id=eq.50', { method: 'DELETE' })
  })

  it('can set a header several times and raise their own errors', async () => {
    expect((await call('two_cookies')).headers.getSetCookie()).toEqual(['a=1', 'b=2'])
    const wrong = { status: 500, body: { code: 'PGRST111' } }
    expect(await call('answer_with', { headers: '{"a": "b"}' })).toMatchObject(wrong)
    expect(await call('answer_with', { headers: '[{"a": 1}]' })).toMatchObject(wrong)
    expect(await call('answer_with', { headers: '[{"a": "b\\r\\nc: d"}]' })).toMatchObject(wrong)
    expect(await call('answer_with', { status: '205' })).toMatchObject({ status: 205, body: '' })
    expect(await call('answer_with', { status: '99' })).toMatchObject({
      status: 500,
      body: { code: 'PGRST112' },
    })
    expect(await call('raise_code', { code: 'PT199' })).toMatchObject({
      status: 500,
      body: { code: 'PT199' },
    })
    const refused = await call('refuse')
    expect(refused).toMatchObject({
      status: 402,
      body: { code: '123', message: 'Payment required', details: 'Quota exceeded', hint: 'Pay' },
    })
    expect(refused.headers.get('x-powered-by')).toBe('Museum')
    expect(await call('raise_code', { code: 'PT40A' })).toMatchObject({
      status: 500,
      body: { code: 'PT40A' },
    })
    expect(await call('raise_code', { code: '21000' })).toMatchObject({ status: 500 })
  })
})

describe('arguments', () => {
  it('can be many, rows, arrays and forms', async () => {
    expect(await rows('rpc/join_words?words=a&words=b')).toBe('a+b')
    expect((await call('join_words', { words: ['x', 'y'] })).body).toBe('x+y')
    expect((await call('join_words')).body).toBe('')
    expect((await call('plus', [{ a: 1 }, { a: 5 }])).body).toBe(2)
    expect((await rest('rpc/pairs', { method: 'POST' })).body).toHaveLength(3)
    expect((await call('take_work', { work: { id: 9, title: 'Row' } })).body).toBe('Row')
    expect(await rows(`rpc/take_work?work=${encodeURIComponent('{"title":"Row"}')}`)).toMatchObject({
      code: '22P02',
    })
    expect(await rows('rpc/take_dates?days={2020-01-01,2020-01-02}')).toBe(2)
    const form = (body: string, name: string) =>
      rest(`rpc/${name}`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    expect((await form('a=2&b=5', 'plus')).body).toBe(7)
    expect((await form('days={2020-01-01}', 'take_dates')).body).toBe(1)
  })

  it('A16 can repeat a name in a form', async () => {
    const form = (body: string) =>
      rest('rpc/join_words', {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    expect((await form('words=a&words=b%2Bc')).body).toBe('a+b+c')
    expect((await form('words=alone')).body).toBe('alone')
    expect((await form('')).body).toBe('')
  })

  it('A16 from a CSV body are never one unnamed argument', async () => {
    const csv = (name: string, body: string) =>
      rest(`rpc/${name}`, { method: 'POST', body, headers: { 'content-type': 'text/csv' } })
    expect((await csv('plus', 'a,b\n1,2\n')).body).toBe(3)
    expect(await csv('as_json', 'a,b\n1,2\n')).toMatchObject({
      status: 404,
      body: {
        code: 'PGRST202',
        details:
          'Searched for the function public.as_json with parameters a, b, but no matches were found in the schema cache.',
      },
    })
  })

  it('leave nothing behind when the transaction is rolled back', async () => {
    const rolledBack = await call('write_line', { line: 'gone' }, { prefer: 'tx=rollback' })
    expect(rolledBack.status).toBe(204)
    expect(rolledBack.headers.get('preference-applied')).toBe('tx=rollback')
    expect(await rows('journal?line=eq.gone')).toEqual([])
  })
})

describe('settings', () => {
  it('of the request are visible to functions', async () => {
    expect((await call('zone', {}, { prefer: 'timezone=America/Los_Angeles' })).body).toBe(
      'America/Los_Angeles',
    )
    expect((await call('setting', { name: 'request.method' })).body).toBe('POST')
    expect((await call('setting', { name: 'request.path' })).body).toBe('/rpc/setting')
    const headers = JSON.parse(
      (await call('setting', { name: 'request.headers' }, { 'x-color': 'red' })).body,
    )
    expect(headers['x-color']).toBe('red')
    const lie = { 'x-forwarded-for': '1.2.3.4', 'cf-connecting-ip': '1.2.3.4' }
    const told = JSON.parse((await call('setting', { name: 'request.headers' }, lie)).body)
    expect(told['x-forwarded-for']).toMatch(/127\.0\.0\.1$|^::1$/)
    expect(told).not.toHaveProperty('cf-connecting-ip')
    const cookies = await call('setting', { name: 'request.cookies' }, { cookie: 'a=1; b=x=y' })
    expect(JSON.parse(cookies.body)).toEqual({ a: '1', b: 'x=y' })
  })

  it('G31 accept a time zone by name or offset, and refuse any other', async () => {
    const written = async (zone: string) => {
      const answer = await rest('journal?select=written', { headers: { prefer: `timezone=${zone}` } })
      expect(answer.headers.get('preference-applied')).toBe(`timezone=${zone}`)
      return answer.body[0].written
    }
    await server.sql('insert into journal default values')
    expect(await written('america/los_angeles')).toBe('2020-01-01T19:04:05-08:00')
    // PostgreSQL counts offsets like POSIX, from the zone to Greenwich.
    expect(await written('+05:30')).toBe('2020-01-01T21:34:05-05:30')
    expect(await written('-4')).toBe('2020-01-01T23:04:05-04:00')
    for (const prefer of ['timezone=Mars/Crater', 'handling=lenient, timezone=Mars/Crater']) {
      expect(await rest('journal', { headers: { prefer } })).toMatchObject({
        status: 400,
        body: { code: '22023', message: 'invalid value for parameter "TimeZone": "Mars/Crater"' },
      })
    }
    for (const zone of ['ABC+1', '05:30:15', '../UTC', '']) {
      expect((await rest('journal', { headers: { prefer: `timezone=${zone}` } })).status, zone).toBe(400)
    }
  })

  it('of a function are its own, except for the statement timeout', async () => {
    expect((await call('careful?select=path,kind:kind::hue')).body).toEqual({ path: '""', kind: 'red' })
    expect((await call('hasty')).body.code).toBe('57014')
  })

  it('in the database select the exposed schemas', async () => {
    const [{ here }] = (await server.sql('select quote_ident(current_database()) as here')) as [
      { here: string },
    ]
    const alter = `alter role authenticator in database ${here}`
    await server.sql(`${alter} set pgrst.db_schemas = 'annex, public'`)
    await server.sql(`notify pgrst, 'reload config'`)
    await expect.poll(async () => (await rest('crates')).status).toBe(200)
    expect((await rest('crates')).headers.get('content-profile')).toBe('annex')
    await server.sql(`${alter} reset pgrst.db_schemas`)
    await server.sql(`notify pgrst, 'reload config'`)
    await expect.poll(async () => (await rest('crates')).status).toBe(404)
  })

  it('let a function check every request first', async () => {
    await server.sql(`create function public.check_request() returns void language plpgsql as $$
      begin
        if current_setting('request.headers')::json->>'x-blocked' = 'yes' then
          raise sqlstate 'PT429' using message = 'too many requests';
        end if;
        perform set_config('app.seen', current_setting('request.path'), true);
      end $$`)
    const [{ here }] = (await server.sql('select quote_ident(current_database()) as here')) as [
      { here: string },
    ]
    const alter = `alter role authenticator in database ${here}`
    await server.sql(`${alter} set pgrst.db_pre_request = 'public.check_request'`)
    await server.sql(`notify pgrst, 'reload config'`)
    await expect.poll(async () => (await call('setting', { name: 'app.seen' })).body).toBe('/rpc/setting')
    expect(await rest('works', { headers: { 'x-blocked': 'yes' } })).toMatchObject({
      status: 429,
      body: { message: 'too many requests' },
    })
    expect(await rows('works?id=eq.1&select=title')).toEqual([{ title: 'Engine' }])
    await server.sql(`${alter} reset pgrst.db_pre_request`)
    await server.sql(`notify pgrst, 'reload config'`)
  })
})
