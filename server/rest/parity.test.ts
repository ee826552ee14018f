import { afterAll, beforeAll, expect, it } from 'vitest'
import { restClient } from '../testing/rest-client.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

/** Differences that an app written for PostgREST would notice. */
let server: TestServer
const rest = restClient(() => server)
const rpc = (name: string, json: unknown = {}, headers: Record<string, string> = {}) =>
  rest(`rpc/${name}`, { method: 'POST', json, headers })

const fixtures = `
  create schema hidden;
  create table public.painters (id int primary key, name text);
  create table public.paints (id int primary key, name text);
  create table hidden.painters_paints (
    painter int references public.painters, paint int references public.paints, primary key (painter, paint)
  );
  create table public.small (id int primary key);
  insert into public.small select generate_series(1, 3);
  create table public.left_keys (pk1 int primary key);
  create table public.right_keys (pk2 int primary key);
  create view public.both_keys as select * from public.left_keys, public.right_keys;
  create function public.insert_both() returns trigger language plpgsql as 'begin return new; end';
  create trigger insert_both instead of insert on public.both_keys
    for each row execute function public.insert_both();

  create function public.fixed_text(c char(5)) returns text language sql as 'select c::text';
  create function public.fixed_bits(b bit(4)) returns text language sql as 'select b::text';
  create function public.fixed_texts(c char(3)[]) returns text language sql as 'select c::text';
  create function public.one_record() returns record language sql as 'select 1 as a, ''x''::text as b';
  create function public.many_records(n int) returns setof record language sql as 'select i as a from generate_series(1, n) i';
  create domain public.one_small as public.small;
  create function public.small_domain() returns public.one_small language sql as 'select row(7)::public.small';
  create function public.smalls() returns setof public.small language sql stable as 'select * from public.small order by id';
  create function public.nothing() returns void language sql as '';
  create function public.raise_response(message text, detail text default null) returns void language plpgsql as $$
    begin
      if detail is null then raise sqlstate 'PGRST' using message = message;
      else raise sqlstate 'PGRST' using message = message, detail = detail; end if;
    end $$;
  grant select on all tables in schema public to anon;
  grant insert on public.both_keys to anon;
`

beforeAll(async () => {
  server = await startTestServer('rest')
  await server.sql(fixtures)
})
afterAll(() => server.close())

it('sees newly created objects', async () => {
  await expect.poll(async () => (await rest('rpc/one_record')).status).toBe(200)
})

it("A1 doesn't truncate an argument of type character", async () => {
  expect((await rest('rpc/fixed_text?c=abcde')).body).toBe('abcde')
  expect((await rpc('fixed_text', { c: 'abcde' })).body).toBe('abcde')
  expect((await rest('rpc/fixed_bits?b=1011')).body).toBe('1011')
  expect((await rpc('fixed_texts', { c: ['abc', 'def'] })).body).toBe('{abc,def}')
})

it('A1b counts a small table instead of trusting the planner', async () => {
  const { status, headers } = await rest('small', { headers: { prefer: 'count=estimated' } })
  expect([status, headers.get('content-range')]).toEqual([200, '0-2/3'])
})

it("A2 doesn't embed through a junction in a schema that isn't exposed", async () => {
  const answer = await rest('painters?select=paints(*)')
  expect(answer).toMatchObject({ status: 400, body: { code: 'PGRST200' } })
  expect(JSON.stringify(answer.body)).not.toContain('painters_paints')
})

it('A6 treats an empty select as all columns', async () => {
  expect((await rest('small?select=&id=eq.1')).body).toEqual([{ id: 1 }])
  expect((await rest('rpc/smalls?select=&id=eq.1')).body).toEqual([{ id: 1 }])
})

it('A7 returns records whose columns are not declared', async () => {
  expect((await rest('rpc/one_record')).body).toEqual({ a: 1, b: 'x' })
  expect((await rpc('many_records', { n: 2 })).body).toEqual([{ a: 1 }, { a: 2 }])
})

it('A8 returns the whole row of a domain over a row type', async () => {
  expect((await rest('rpc/small_domain')).body).toEqual({ id: 7 })
})

it('A11 ignores Range on HEAD', async () => {
  const headers = { range: '1-1', prefer: 'count=exact' }
  const { status, headers: answered } = await rest('rpc/smalls', { method: 'HEAD', headers })
  expect([status, answered.get('content-range')]).toEqual([200, '0-2/3'])
})

it("A12 includes every part of a view's key", async () => {
  const { headers } = await rest('both_keys', {
    method: 'POST',
    json: { pk1: 1, pk2: 2 },
    headers: { prefer: 'return=headers-only' },
  })
  expect(headers.get('location')).toBe('/both_keys?pk1=eq.1&pk2=eq.2')
})

it("A13 can't limit affected rows for a function that returns none", async () => {
  const answer = await rpc('nothing', {}, { prefer: 'handling=strict, max-affected=1' })
  expect(answer).toMatchObject({ status: 400, body: { code: 'PGRST128' } })
})

it.each([
  [{ message: '{"code":"X","message":"m"}', detail: 'INVALID' }, "Invalid JSON value for DETAIL: 'INVALID'"],
  [{ message: '{"code":"X","message":"m"}' }, 'DETAIL is missing in the RAISE statement'],
  [{ message: 'INVALID', detail: '{"status":400}' }, "Invalid JSON value for MESSAGE: 'INVALID'"],
])('A14 reports which part of a raised response is invalid', async (json, details) => {
  expect(await rpc('raise_response', json)).toMatchObject({
    status: 500,
    body: { code: 'PGRST121', details },
  })
})

it('B17 reveals no names to callers who are guessing', async () => {
  expect((await rest('pain')).body).toMatchObject({ code: 'PGRST205', hint: null })
  expect((await rest('painter')).body).toMatchObject({
    hint: "Perhaps you meant the table 'public.painters'",
  })
  expect((await rpc('raise')).body).toMatchObject({ code: 'PGRST202', hint: null })
  expect((await rpc('one_recor')).body).toMatchObject({
    hint: 'Perhaps you meant to call the function public.one_record',
  })
})
