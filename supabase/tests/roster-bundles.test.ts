import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { colleague } from './missions.ts'
import { admin, candidate, type Partner, type Person, partner, startProduct } from './people.ts'
import { good, hintOf } from './review-work.ts'

let server: TestServer
let boss: Person
beforeAll(async () => {
  server = await startProduct()
  boss = await admin(server)
})
afterAll(() => server.close())

interface Import {
  status: string
  counts: Record<string, number>
  absent: number
  created: number
  changed: number
  departed: number
  problems: number
  problemList: { file: string; line: number; reason: string; value: string }[]
  lines: { line: number; state: string; reason: string | null; changes: object | null; presence: string }[]
}

const school = () => partner(server, 'academia', { approver: boss })
/** A line of users.csv: address, names and ID. */
const user = (email: string, first: string, last: string, id: string, more: string[] = []) => {
  const [number = '', cohort = '', presence = 'listed', fault = ''] = more
  return [email, first, last, number, cohort, '', '', fault, id, presence]
}

async function begin({ client }: Person, rows: string[][], is_complete = true): Promise<string> {
  const id = good<string>(
    await client.rpc('begin_student_import', { file_name: 'bundle.zip', format: 'oneroster', is_complete }),
  )
  const lines = rows.map((row, place) => [place + 2, ...row])
  good(await client.rpc('add_import_lines', { import_id: id, lines }))
  good(await client.rpc('finish_student_import', { import_id: id, file_lines: rows.length }))
  return id
}
const look = async ({ client }: Person, import_id: string) =>
  good<Import>(await client.rpc('student_import', { import_id }))
const apply = async ({ client }: Person, import_id: string) =>
  good<number>(await client.rpc('apply_student_import', { import_id }))
const take = async (owner: Person, rows: string[][], isComplete = true) => {
  const id = await begin(owner, rows, isComplete)
  await apply(owner, id)
  return id
}
const rosterOf = ({ organizationId }: Partner) =>
  server.sql<{ email: string; name: string; id: string; status: string }>(
    `select email, first_name || ' ' || last_name as name, external_id as id, status from public.students
     where organization_id = $1 order by email`,
    [organizationId],
  )
const byHand = async ({ client }: Person, email: string, fields: object = {}) =>
  good<string>(
    await client.rpc('save_student', {
      student_id: null,
      fields: { email, firstName: 'By', lastName: 'Hand', ...fields },
    }),
  )

it('people keep their ID, so another name and address are a change', async () => {
  const owner = await school()
  await take(owner, [user('zoe.sarr@s.test', 'Zoé', 'Sarr', 'u1'), user('max@s.test', 'Max', 'Roy', 'u2')])
  const id = await begin(owner, [
    user('zoe.roy@s.test', 'Zoé', 'Roy', 'u1'),
    user('max@s.test', 'Max', 'Roy', 'u2'),
  ])
  expect(await look(owner, id)).toMatchObject({
    counts: { changed: 1, same: 1 },
    lines: [
      { changes: { email: ['zoe.sarr@s.test', 'zoe.roy@s.test'], lastName: ['Sarr', 'Roy'] } },
      { state: 'same' },
    ],
  })
  await apply(owner, id)
  expect(await rosterOf(owner)).toMatchObject([
    { email: 'max@s.test' },
    { email: 'zoe.roy@s.test', id: 'u1' },
  ])
  good(await owner.client.rpc('undo_student_import', { import_id: id }))
  expect(await rosterOf(owner)).toMatchObject([{ email: 'max@s.test' }, { name: 'Zoé Sarr', id: 'u1' }])
})

it('students who were there before get their ID, and an address never passes to someone else', async () => {
  const owner = await school()
  await byHand(owner, 'known@s.test', { number: 'N7' })
  const first = await begin(owner, [user('', '', '', 'u7', ['N7'])])
  expect((await look(owner, first)).lines).toMatchObject([
    { state: 'changed', changes: { externalId: ['', 'u7'] } },
  ])
  await apply(owner, first)
  const second = await begin(owner, [
    user('known@s.test', 'Some', 'Body', 'u8'),
    user('new@s.test', 'One', 'A', 'u9'),
    user('other@s.test', 'One', 'B', 'u9'),
    user('', 'No', 'Address', 'u10'),
    user('x@s.test', 'X', 'Y', '', ['', '', 'listed', 'id_missing']),
  ])
  expect((await look(owner, second)).lines.map(({ state, reason }) => [state, reason])).toEqual([
    ['wrong', 'other_id'],
    ['new', null],
    ['duplicate', '3'],
    ['wrong', 'email_missing'],
    ['wrong', 'id_missing'],
  ])
})

it('a complete bundle marks who is missing, but no one whom the system never knew', async () => {
  const owner = await school()
  await byHand(owner, 'hand@s.test')
  const person = await candidate(server)
  await take(owner, [
    user('a@s.test', 'A', 'One', 'a'),
    user('b@s.test', 'B', 'Two', 'b'),
    user('c@s.test', 'C', 'Three', 'c'),
  ])
  await server.sql(
    `update public.students set user_id = $1, linked_at = now(), shares = '{progress}' where organization_id = $2 and external_id = 'b'`,
    [person.id, owner.organizationId],
  )
  const id = await begin(owner, [user('a@s.test', 'A', 'One', 'a')])
  const plan = await look(owner, id)
  expect(plan).toMatchObject({ counts: { leaving: 2, same: 1 }, absent: 2 })
  expect(plan.lines.map(({ line, state, presence }) => [line < 0, state, presence])).toEqual([
    [true, 'leaving', 'absent'],
    [true, 'leaving', 'absent'],
    [false, 'same', 'listed'],
  ])
  expect(
    (await rosterOf(owner)).every(({ status }) => status === 'enrolled'),
    'nothing before it is confirmed',
  ).toBe(true)
  // Someone who stays after all.
  const kept = plan.lines.find(({ line }) => line === -1)!
  good(await owner.client.rpc('drop_import_line', { import_id: id, line: kept.line }))
  await apply(owner, id)
  expect(await look(owner, id)).toMatchObject({ status: 'done', departed: 1 })
  expect((await rosterOf(owner)).map(({ email, status }) => [email, status])).toEqual([
    ['a@s.test', 'enrolled'],
    ['b@s.test', 'left'],
    ['c@s.test', 'enrolled'],
    ['hand@s.test', 'enrolled'],
  ])
  const told = () =>
    server.sql(`select kind from public.notifications where user_id = $1 and kind = 'school_left'`, [
      person.id,
    ])
  expect(await told()).toHaveLength(1)

  // Listed again: back, sharing nothing until they choose.
  const back = await begin(owner, [
    user('a@s.test', 'A', 'One', 'a'),
    user('b@s.test', 'B', 'Two', 'b'),
    user('c@s.test', 'C', 'Three', 'c'),
  ])
  expect((await look(owner, back)).lines[1]).toMatchObject({
    state: 'changed',
    changes: { status: ['left', 'enrolled'] },
  })
  await apply(owner, back)
  expect(
    await server.sql(
      `select status, ended_on, shares from public.students where organization_id = $1 and external_id = 'b'`,
      [owner.organizationId],
    ),
  ).toEqual([{ status: 'enrolled', ended_on: null, shares: [] }])
})

it('an undone departure leaves the student enrolled', async () => {
  const owner = await school()
  await take(owner, [user('a@s.test', 'A', 'One', 'a'), user('b@s.test', 'B', 'Two', 'b')])
  const id = await take(owner, [user('a@s.test', 'A', 'One', 'a')])
  expect((await rosterOf(owner)).map(({ status }) => status)).toEqual(['enrolled', 'left'])
  good(await owner.client.rpc('undo_student_import', { import_id: id }))
  expect((await rosterOf(owner)).map(({ status }) => status)).toEqual(['enrolled', 'enrolled'])
  expect(good(await owner.client.rpc('reopen_student_import', { import_id: id }))).toBe(0)
  expect(await look(owner, id)).toMatchObject({ status: 'checking', counts: { leaving: 1, same: 1 } })
})

it('a fixed line brings back the student it is about', async () => {
  const owner = await school()
  await take(owner, [user('a@s.test', 'A', 'One', 'a', ['N1']), user('b@s.test', 'B', 'Two', 'b')])
  const id = await begin(owner, [user('b@s.test', 'B', 'Two', 'b'), user('typo', 'A', 'One', '', [])])
  expect((await look(owner, id)).counts).toEqual({ leaving: 1, same: 1, wrong: 1 })
  good(await owner.client.rpc('mend_import_line', { import_id: id, line: 3, fields: { email: 'a@s.test' } }))
  expect(await look(owner, id)).toMatchObject({ counts: { same: 2 }, absent: 0 })
})

it('changes name who is gone, and never make a student of someone whose role they leave out', async () => {
  const owner = await school()
  await take(owner, [user('a@s.test', 'A', 'One', 'a'), user('b@s.test', 'B', 'Two', 'b')])
  const id = await begin(
    owner,
    [
      user('a@s.test', 'A', 'One', 'a', ['', '', 'gone']),
      user('b@s.test', 'Bea', 'Two', 'b', ['', '', 'known']),
      user('t@s.test', 'Some', 'Teacher', 't', ['', '', 'known']),
      user('g@s.test', 'Never', 'Here', 'g', ['', '', 'gone']),
    ],
    false,
  )
  expect((await look(owner, id)).lines.map(({ state, reason }) => reason ?? state)).toEqual([
    'leaving',
    'changed',
    'role_unknown',
    'same',
  ])
  await apply(owner, id)
  expect(await rosterOf(owner)).toMatchObject([{ status: 'left' }, { name: 'Bea Two', status: 'enrolled' }])
})

it('problems in other files are kept with the import, for the staff of this school only', async () => {
  const owner = await school()
  const id = await begin(owner, [user('a@s.test', 'A', 'One', 'a')])
  const problems = [{ file: 'enrollments.csv', line: 7, reason: 'class_unknown', value: 'c9' }]
  const add = ({ client }: Person, wrong: object[] = problems) =>
    client.rpc('add_import_problems', { import_id: id, problems: wrong })
  good(await add(owner))
  good(await add(owner))
  expect(await look(owner, id)).toMatchObject({ problems: 1, problemList: problems })
  expect((await add(owner, [{ ...problems[0], reason: 'evil' }])).error?.code).toBe('23514')
  expect(hintOf(await add(await school()))).toBe('import_not_found')
  expect(hintOf(await add(await colleague(server, owner, 'teacher')))).toBe('school_required')
  expect(hintOf(await add(await candidate(server)))).toBe('school_required')
  expect((await server.client().rpc('add_import_problems', { import_id: id, problems })).error).not.toBeNull()
})

it('a table can’t claim to list everyone', async () => {
  const owner = await school()
  await byHand(owner, 'hand@s.test')
  const id = good<string>(
    await owner.client.rpc('begin_student_import', {
      file_name: 'a.csv',
      format: 'table',
      is_complete: true,
    }),
  )
  good(await owner.client.rpc('finish_student_import', { import_id: id, file_lines: 0 }))
  expect((await look(owner, id)).counts).toEqual({})
})
