import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { colleague } from './missions.ts'
import { admin, candidate, newEmail, type Partner, type Person, partner, startProduct } from './people.ts'
import { good, hintOf, publish, work } from './review-work.ts'

let server: TestServer
let boss: Person
beforeAll(async () => {
  server = await startProduct()
  boss = await admin(server)
})
afterAll(() => server.close())

interface Row {
  id: string
  email: string
  firstName: string
  lastName: string
  number: string | null
  cohort: string | null
  labels: string[]
  status: string
  isLinked: boolean
  invitation: { state: string } | null
}
interface Line {
  line: number
  state: string
  reason: string | null
  changes: Record<string, [string, string]> | null
}
interface Import {
  status: string
  counts: Record<string, number>
  created: number
  changed: number
  kept: number
  newCohorts: { name: string }[]
  lines: Line[]
}

const school = () => partner(server, 'academia', { approver: boss })
const find = async ({ client }: Person, wanted: object = {}, page = 1) =>
  good<{ total: number; students: Row[] }>(await client.rpc('find_students', { wanted, page }))
const emailsOf = async (person: Person, wanted: object = {}) =>
  (await find(person, wanted)).students.map(({ email }) => email)
const save = ({ client }: Person, fields: object, student_id: string | null = null) =>
  client.rpc('save_student', { student_id, fields })
const change = ({ client }: Person, selection: object, wanted: object) =>
  client.rpc('change_students', { selection, change: wanted })
const add = async (person: Person, fields: object = {}) =>
  good<string>(await save(person, { email: newEmail(), firstName: 'Ada', lastName: 'Zola', ...fields }))
const cohort = async ({ client }: Person, name: string) =>
  good<string>(await client.rpc('save_cohort', { cohort_id: null, fields: { name } }))

async function begin(owner: Person, rows: string[][], firstLine = 2): Promise<string> {
  const id = good<string>(await owner.client.rpc('begin_student_import', { file_name: 'list.csv' }))
  const lines = rows.map((row, place) => [place + firstLine, ...row])
  good(await owner.client.rpc('add_import_lines', { import_id: id, lines }))
  good(await owner.client.rpc('finish_student_import', { import_id: id, file_lines: rows.length }))
  return id
}
const look = async ({ client }: Person, import_id: string) =>
  good<Import>(await client.rpc('student_import', { import_id }))
const apply = async ({ client }: Person, import_id: string, creates_cohorts = true) =>
  good<number>(await client.rpc('apply_student_import', { import_id, creates_cohorts }))
const undo = ({ client }: Person, import_id: string) => client.rpc('undo_student_import', { import_id })

const tokenOf = async (student: string) =>
  (
    await server.sql<{ token: string }>(
      'select token from private.student_invitations where student_id = $1',
      [student],
    )
  )[0]?.token
const invite = ({ client }: Person, ids: string[], is_again = false) =>
  client.rpc('invite_students', { selection: { ids }, is_again })
const sent = (count: number, leftOut = 0) => ({ sent: count, leftOut })
const answer = ({ client }: Person, token: string, shares: string[] | null) =>
  client.rpc('answer_school_invitation', { token, shares })

/** A student of the school with an account, who shares these things. */
async function linked(owner: Partner, person: Person, shares: string[]): Promise<string> {
  const id = await add(owner)
  good(await invite(owner, [id]))
  good(await answer(person, (await tokenOf(id))!, shares))
  return id
}
const pageOf = async ({ client }: Person, student_id: string) =>
  good<{ facts: Record<string, unknown> | null; shares: string[]; isLinked: boolean }>(
    await client.rpc('student_page', { student_id }),
  )

it('the list shows the photo of a student whose page shows it to schools, and no other', async () => {
  const owner = await school()
  const person = await candidate(server)
  const id = await linked(owner, person, ['progress', 'work', 'skills', 'career'])
  const photo = `${person.id}/face.png`
  await server.sql('update public.profiles set avatar_url = $1 where user_id = $2', [photo, person.id])
  const show = (visibility: string, shown: string[]) =>
    server.sql(
      `insert into public.candidate_profiles (user_id, visibility, handle, shown) values ($1, $2, $3, $4)
       on conflict (user_id) do update set visibility = excluded.visibility, handle = excluded.handle, shown = excluded.shown`,
      [person.id, visibility, `photo-${person.id.slice(0, 8)}`, shown],
    )
  const seen = async (size?: number) =>
    good<{ students: { id: string; photo: string | null }[] }>(
      await owner.client.rpc('find_students', { wanted: {}, size }),
    ).students.find((student) => student.id === id)!.photo
  expect(await seen()).toBeNull()
  await show('private', ['photo'])
  expect(await seen()).toBeNull()
  await show('partners', ['last_name'])
  expect(await seen()).toBeNull()
  await show('partners', ['photo'])
  expect(await seen()).toBe(photo)
  expect(await seen(2000), 'in the file').toBeNull()
  await show('public', ['photo'])
  expect(await seen()).toBe(photo)
  good(await person.client.rpc('unlink_school', { student_id: id }))
  expect(await seen()).toBeNull()
})

describe('L11 a school’s invitations', () => {
  it('are limited per day, no matter who sends them, even if some were withdrawn', async () => {
    const owner = await school()
    await server.sql(
      `update public.platform_settings set value = '3' where key = 'limit_student_invitations_a_day'`,
    )
    const students = await Promise.all(
      [1, 2, 3, 4].map(async (n) =>
        good<string>(await save(owner, { email: newEmail(), firstName: 'Sam', lastName: `Limit${n}` })),
      ),
    )
    expect(good(await invite(owner, students)), 'and says how many were left out').toEqual(sent(3, 1))
    expect(good(await invite(owner, students.slice(0, 3))), 'nobody is left out').toEqual(sent(0))
    good(await owner.client.rpc('withdraw_student_invitations', { selection: { ids: students } }))
    expect(good(await invite(owner, students))).toEqual(sent(0, 4))
    expect(good(await invite(await school(), students))).toEqual(sent(0))
    await server.sql(
      `update public.platform_settings set value = '2000' where key = 'limit_student_invitations_a_day'`,
    )
  })
})

describe('a roster', () => {
  it('is written by owners and advisers, readable by teachers, and closed to others', async () => {
    const owner = await school()
    const other = await school()
    const adviser = await colleague(server, owner, 'adviser')
    const teacher = await colleague(server, owner, 'teacher')
    const company = await partner(server, 'company', { approver: boss })
    const student = await add(adviser, { email: ' ANA@School.test', number: '7', labels: ['b', ' a', 'b'] })
    expect((await find(teacher)).students).toMatchObject([
      { id: student, email: 'ana@school.test', number: '7', labels: ['a', 'b'] },
    ])
    expect(await emailsOf(other)).toEqual([])
    expect(good(await other.client.rpc('student_page', { student_id: student }))).toBeNull()
    for (const person of [teacher, company, await candidate(server)]) {
      expect(hintOf(await save(person, { email: newEmail(), firstName: 'A' }))).toBe('school_required')
      expect(hintOf(await change(person, { filter: {} }, { status: 'left' }))).toBe('school_required')
      expect(hintOf(await invite(person, [student]))).toBe('school_required')
      expect(hintOf(await person.client.rpc('begin_student_import', { file_name: 'x' }))).toBe(
        'school_required',
      )
    }
    expect(hintOf(await save(other, { email: newEmail(), firstName: 'A' }, student))).toBe(
      'student_not_found',
    )
    expect(good(await change(other, { ids: [student] }, { status: 'left' }))).toBe(0)
    expect(good(await invite(other, [student]))).toEqual(sent(0))
    expect(hintOf(await other.client.rpc('remove_student', { student_id: student }))).toBe(
      'student_not_found',
    )
    expect(hintOf(await save(owner, { email: 'ana@school.test', firstName: 'A' }))).toBe(
      'student_email_taken',
    )
    expect(hintOf(await save(owner, { email: newEmail(), firstName: 'A', number: '7' }))).toBe(
      'student_number_taken',
    )
    expect(hintOf(await save(owner, { email: 'nobody', firstName: 'A' }))).toBe('student_email_invalid')
    const foreign = await cohort(other, 'Theirs')
    expect(hintOf(await save(owner, { email: newEmail(), firstName: 'A', cohort: foreign }))).toBe(
      'cohort_unknown',
    )
    expect(hintOf(await change(owner, { ids: [student] }, { cohort: foreign }))).toBe('cohort_unknown')
    expect(hintOf(await change(owner, { ids: [student] }, { adviser: other.id }))).toBe('adviser_unknown')
    good(await owner.client.rpc('remove_student', { student_id: student }))
    expect(await emailsOf(owner)).toEqual([])
  })

  it('P2 can be sorted by each column, read in large pages, and cleared of many students together', async () => {
    const [owner, other] = [await school(), await school()]
    const [maths, arts] = [await cohort(owner, 'Maths'), await cohort(owner, 'Arts')]
    const [ana, bea, cem] = [
      await add(owner, { lastName: 'A', cohort: maths, adviser: owner.id }),
      await add(owner, { lastName: 'B' }),
      await add(owner, { lastName: 'C', cohort: arts }),
    ]
    good(await invite(owner, [cem]))
    const sorted = async (sort: string, who: Person = owner) =>
      (await find(who, { sort })).students.map(({ lastName }) => lastName).join('')
    expect(await sorted('')).toBe('ABC')
    expect(await sorted('-name')).toBe('CBA')
    expect(await sorted('cohort')).toBe('CAB')
    expect(await sorted('-cohort')).toBe('ACB')
    expect(await sorted('adviser')).toBe('ABC')
    expect(await sorted('account')).toBe('CAB')
    expect(await sorted('-added')).toBe('CBA')
    expect(await sorted('id; drop table public.students')).toBe('ABC')
    const pieces = good<{ total: number; students: Row[] }>(
      await owner.client.rpc('find_students', { wanted: {}, page: 2, size: 2 }),
    )
    expect(pieces).toMatchObject({ total: 3, students: [{ id: cem }] })

    const remove = ({ client }: Person, selection: object) => client.rpc('remove_students', { selection })
    expect(good(await remove(other, { ids: [ana] }))).toBe(0)
    expect(hintOf(await remove(await colleague(server, owner, 'teacher'), { ids: [ana] }))).toBe(
      'school_required',
    )
    expect((await server.client().rpc('remove_students', { selection: {} })).error).not.toBeNull()
    expect(good(await remove(owner, { ids: [ana, bea] }))).toBe(2)
    expect(await sorted('')).toBe('C')
    expect(good(await remove(owner, { filter: { cohort: arts } }))).toBe(1)
    expect(await emailsOf(owner)).toEqual([])
    expect(
      await server.sql(
        `select details from public.audit_log where action = 'students.removed' and subject_id = $1 order by id`,
        [owner.organizationId],
      ),
    ).toEqual([{ details: { count: 2 } }, { details: { count: 1 } }])
  })

  it('can be searched and filtered, and changed for all matches', async () => {
    const owner = await school()
    const first = await cohort(owner, 'First')
    const [ana, bao, cem] = [
      await add(owner, { email: 'ana@s.test', firstName: 'Anaïs', lastName: 'Aubry', cohort: first }),
      await add(owner, { email: 'bao@s.test', firstName: 'Bao', lastName: 'Bui', labels: ['abroad'] }),
      await add(owner, { email: 'cem@s.test', firstName: 'Cem', lastName: 'Can', adviser: owner.id }),
    ]
    expect(await emailsOf(owner, { search: 'ANAIS' })).toEqual(['ana@s.test'])
    expect(await emailsOf(owner, { search: "100%' or true --" })).toEqual([])
    expect(await emailsOf(owner, { cohort: first })).toEqual(['ana@s.test'])
    expect(await emailsOf(owner, { cohort: "x' or true --" })).toEqual([])
    expect(await emailsOf(owner, { cohort: 'none' })).toEqual(['bao@s.test', 'cem@s.test'])
    expect(await emailsOf(owner, { label: 'abroad' })).toEqual(['bao@s.test'])
    expect(await emailsOf(owner, { label: "'] or true --" })).toEqual([])
    expect(await emailsOf(owner, { adviser: owner.id })).toEqual(['cem@s.test'])
    expect(await emailsOf(owner, { account: 'linked' })).toEqual([])
    expect(await emailsOf(owner, { account: 'uninvited' })).toHaveLength(3)

    expect(good(await change(owner, { filter: { cohort: 'none' } }, { cohort: first }))).toBe(2)
    expect(good(await change(owner, { filter: {} }, { label: 'new', isOn: true }))).toBe(3)
    expect(good(await change(owner, { filter: {} }, { label: 'new', isOn: true }))).toBe(0)
    expect(good(await change(owner, { ids: [ana, bao] }, { label: 'new', isOn: false }))).toBe(2)
    expect(await emailsOf(owner, { label: 'new' })).toEqual(['cem@s.test'])
    good(await change(owner, { ids: [ana] }, { status: 'graduated', on: '2026-06-30' }))
    good(await change(owner, { ids: [cem] }, { status: 'left' }))
    expect(await emailsOf(owner)).toEqual(['bao@s.test'])
    expect(await emailsOf(owner, { status: 'graduated' })).toEqual(['ana@s.test'])
    expect(await emailsOf(owner, { status: 'all' })).toHaveLength(3)
    expect(good(await owner.client.rpc('rename_label', { label: 'abroad', new_name: 'Erasmus' }))).toBe(1)
    expect(await emailsOf(owner, { label: 'Erasmus' })).toEqual(['bao@s.test'])
    const other = await school()
    expect(hintOf(await other.client.rpc('archive_cohort', { cohort_id: first, is_archived: true }))).toBe(
      'cohort_unknown',
    )
    expect(
      hintOf(await owner.client.rpc('save_cohort', { cohort_id: null, fields: { name: 'FIRST' } })),
    ).toBe('cohort_name_taken')
  })
})

describe('an import', () => {
  const header = (email: string, first: string, last: string, more: string[] = []) => [
    email,
    first,
    last,
    ...more,
  ]

  it('says line by line what it would do, and does nothing before it is confirmed', async () => {
    const owner = await school()
    await add(owner, { email: 'same@s.test', firstName: 'Sam', lastName: 'Same', number: 'S1' })
    await add(owner, {
      email: 'moved@s.test',
      firstName: 'Mo',
      lastName: 'Old',
      number: 'S2',
      labels: ['kept'],
    })
    await add(owner, { email: 'third@s.test', firstName: 'Tia', lastName: 'Third', number: 'S3' })
    const id = await begin(owner, [
      header('NEW@s.test ', 'Nia', 'New', ['N1', 'Class of 27', 'a; b', owner.email]),
      header('same@s.test', 'Sam', 'Same', ['', '', '', '']),
      header('', '', 'Changed', ['S2', '', 'kept, more', '']),
      header('new@s.test', 'Nia', 'Twice', ['', '', '', '']),
      header('nobody', 'No', 'Body', ['', '', '', '']),
      header('', 'Without', 'Address', ['', '', '', '']),
      header('other@s.test', '', '', ['', '', '', '']),
      header('third@s.test', 'Tia', 'Third', ['S1', '', '', '']),
      header('ok@s.test', 'O', 'K', ['', '', '', 'stranger@s.test']),
    ])
    const { lines, counts, newCohorts } = await look(owner, id)
    expect(lines.map(({ state, reason }) => reason ?? state)).toEqual([
      'new',
      'same',
      'changed',
      '2',
      'email_invalid',
      'email_missing',
      'name_missing',
      'two_students',
      'adviser_unknown',
    ])
    expect(lines[2]!.changes).toEqual({ lastName: ['Old', 'Changed'], labels: ['kept', 'kept, more'] })
    expect(counts).toEqual({ new: 1, same: 1, changed: 1, duplicate: 1, wrong: 5 })
    expect(newCohorts).toEqual([{ name: 'Class of 27', lines: 1 }])
    expect((await find(owner)).total).toBe(3)
    expect(good<{ cohorts: unknown[] }>(await owner.client.rpc('roster')).cohorts).toEqual([])

    const mend = (line: number, fields: object) =>
      owner.client.rpc('mend_import_line', { import_id: id, line, fields })
    good(await mend(6, { email: 'body@s.test' }))
    good(await mend(5, { email: 'twin@s.test' }))
    good(await owner.client.rpc('drop_import_line', { import_id: id, line: 10 }))
    expect((await look(owner, id)).counts).toEqual({ new: 3, same: 1, changed: 1, wrong: 3 })
    const faults = good<{ line: number }[]>(await owner.client.rpc('import_faults', { import_id: id }))
    expect(faults.map(({ line }) => line)).toEqual([7, 8, 9])

    const other = await school()
    expect(good(await other.client.rpc('student_import', { import_id: id }))).toBeNull()
    expect(good(await other.client.rpc('import_faults', { import_id: id }))).toEqual([])
    for (const call of ['apply_student_import', 'undo_student_import', 'discard_student_import'])
      expect(hintOf(await other.client.rpc(call, { import_id: id }))).toBe('import_not_found')

    expect(await apply(owner, id)).toBe(0)
    expect(await look(owner, id)).toMatchObject({ status: 'done', created: 3, changed: 1 })
    const { students } = await find(owner)
    expect(students).toHaveLength(6)
    expect(students.find(({ email }) => email === 'new@s.test')).toMatchObject({
      cohort: 'Class of 27',
      labels: ['a', 'b'],
      number: 'N1',
    })
    expect(students.find(({ number }) => number === 'S2')).toMatchObject({
      email: 'moved@s.test',
      firstName: 'Mo',
      lastName: 'Changed',
      labels: ['kept', 'more'],
    })
    expect(
      await server.sql('select 1 from private.mails where recipient like $1', ['%@s.test']),
      'no one is emailed',
    ).toEqual([])
  })

  it('repeated creates no duplicates, and a blank erases nothing', async () => {
    const owner = await school()
    const rows = [
      header('a@s.test', 'A', 'One', ['1', 'C', 'x', '']),
      header('b@s.test', 'B', 'Two', ['2', 'C', '', '']),
    ]
    await apply(owner, await begin(owner, rows))
    const before = (await find(owner)).students
    const again = await begin(owner, [
      ...rows,
      header('A@S.TEST', '', '', ['', '', '', '']),
      header('b@s.test', '', 'Two', ['2', '', '', '']),
    ])
    expect((await look(owner, again)).counts).toEqual({ same: 2, duplicate: 2 })
    await apply(owner, again)
    expect((await find(owner)).students).toEqual(before)
    // The same lines again, as after a lost response.
    const once = await begin(owner, rows)
    good(await owner.client.rpc('add_import_lines', { import_id: once, lines: [[2, ...rows[0]!]] }))
    expect((await look(owner, once)).counts).toEqual({ same: 2 })
  })

  it('can be undone, except for students changed since', async () => {
    const owner = await school()
    await add(owner, { email: 'old@s.test', firstName: 'Olga', lastName: 'Old', number: '9' })
    const id = await begin(owner, [
      header('a@s.test', 'A', 'One', ['', 'Fresh', '', '']),
      header('b@s.test', 'B', 'Two', ['', 'Fresh', '', '']),
      header('c@s.test', 'C', 'Three', ['', '', '', '']),
      header('new@s.test', 'Olga', 'New', ['9', '', '', '']),
    ])
    await apply(owner, id)
    const { students } = await find(owner)
    const idOf = (wanted: string) => students.find(({ email }) => email === wanted)!.id
    good(await save(owner, { email: 'b@s.test', firstName: 'Bea', lastName: 'Two' }, idOf('b@s.test')))
    const person = await candidate(server)
    good(await invite(owner, [idOf('c@s.test'), idOf('a@s.test')]))
    good(await answer(person, (await tokenOf(idOf('c@s.test')))!, ['progress']))
    expect(good(await undo(owner, id))).toBe(0)
    expect(await look(owner, id)).toMatchObject({ status: 'undone', kept: 2 })
    expect(
      (await find(owner)).students.map(({ firstName, lastName, email }) => [firstName, lastName, email]),
    ).toEqual([
      ['Olga', 'Old', 'old@s.test'],
      ['C', 'Three', 'c@s.test'],
      ['Bea', 'Two', 'b@s.test'],
    ])
    expect(good<{ cohorts: unknown[] }>(await owner.client.rpc('roster')).cohorts).toEqual([])
    expect(hintOf(await undo(owner, id))).toBe('import_over')
    expect(hintOf(await owner.client.rpc('apply_student_import', { import_id: id }))).toBe('import_over')
  })

  it('P1-1 flags what is wrong with a line until someone has reviewed it', async () => {
    const owner = await school()
    const blank = ['', '', '', '']
    const id = await begin(owner, [
      [...header('hugo@s.test', 'Hugo', 'Bernard', blank), 'quote_open'],
      [...header('awa@s.test', 'Awa', 'Diop', blank), 'too_many_cells'],
      [...header('evil@s.test', '=HYPERLINK("http://evil.example")', 'X', blank), ''],
      header('noe@s.test', 'Noémie', 'Denis', blank),
      header('noe@s.test', 'Luc', 'Denis', blank),
    ])
    const { lines, counts } = await look(owner, id)
    expect(lines.map(({ state, reason }) => reason ?? state)).toEqual([
      'quote_open',
      'too_many_cells',
      'formula',
      'new',
      '5',
    ])
    expect(lines[4]).toMatchObject({ twin: { line: 5, name: 'Noémie Denis', by: 'email' } })
    expect(counts).toEqual({ new: 1, wrong: 3, duplicate: 1 })
    good(
      await owner.client.rpc('mend_import_line', { import_id: id, line: 2, fields: { firstName: 'Hugo' } }),
    )
    expect((await look(owner, id)).counts).toEqual({ new: 2, wrong: 2, duplicate: 1 })
    const nonsense = [9, ...header('x@s.test', 'A', 'B', blank), 'nonsense']
    expect(hintOf(await owner.client.rpc('add_import_lines', { import_id: id, lines: [nonsense] }))).toBe(
      'import_fault_unknown',
    )
  })

  it('P1-1 applies nothing unless every line of the file has arrived', async () => {
    const owner = await school()
    const rows = [1, 2, 3].map((place) => header(`s${place}@s.test`, 'A', 'B', ['', '', '', '']))
    const begun = good<string>(await owner.client.rpc('begin_student_import', { file_name: 'x.csv' }))
    const lines = rows.map((row, place) => [place + 2, ...row])
    good(await owner.client.rpc('add_import_lines', { import_id: begun, lines: lines.slice(0, 2) }))
    expect(hintOf(await owner.client.rpc('apply_student_import', { import_id: begun }))).toBe(
      'import_incomplete',
    )
    const finish = (file_lines: number) =>
      owner.client.rpc('finish_student_import', { import_id: begun, file_lines, encoding: 'windows-1252' })
    expect(hintOf(await finish(3))).toBe('import_incomplete')
    good(await owner.client.rpc('add_import_lines', { import_id: begun, lines: lines.slice(2) }))
    good(await finish(3))
    good(await owner.client.rpc('drop_import_line', { import_id: begun, line: 2 }))
    expect(await look(owner, begun)).toMatchObject({
      fileLines: 3,
      encoding: 'windows-1252',
      dropped: 1,
      counts: { new: 2 },
    })
    expect(await apply(owner, begun)).toBe(0)
  })

  it('P1-1 can be applied again after it was undone', async () => {
    const owner = await school()
    await add(owner, { email: 'old@s.test', firstName: 'Olga', lastName: 'Old', number: '9' })
    const id = await begin(owner, [
      header('a@s.test', 'A', 'One', ['', 'Fresh', '', '']),
      header('old@s.test', 'Olga', 'New', ['9', '', '', '']),
    ])
    const reopen = ({ client }: Person) => client.rpc('reopen_student_import', { import_id: id })
    await apply(owner, id)
    expect(hintOf(await reopen(owner))).toBe('import_over')
    good(await undo(owner, id))
    expect(hintOf(await reopen(await school()))).toBe('import_not_found')
    good(await reopen(owner))
    expect(await look(owner, id)).toMatchObject({ status: 'checking', counts: { new: 1, changed: 1 } })
    expect(await apply(owner, id)).toBe(0)
    expect(await look(owner, id)).toMatchObject({ status: 'done', created: 1, changed: 1 })
    expect((await find(owner)).students).toMatchObject([
      { lastName: 'New' },
      { lastName: 'One', cohort: 'Fresh' },
    ])
    expect(good(await undo(owner, id))).toBe(0)
    expect((await find(owner)).students).toMatchObject([{ lastName: 'Old' }])
  })

  it('M4 is rechecked in batches of 2,000 lines', async () => {
    const owner = await school()
    const id = await begin(owner, [header('first@s.test', 'A', 'One', ['', '', '', ''])])
    await apply(owner, id)
    good(await undo(owner, id))
    await server.sql(
      `insert into private.student_import_rows (import_id, line, email, first_name, last_name)
       select $1, line, line || '@s.test', 'A', 'Many' from generate_series(3, 2002) as line`,
      [id],
    )
    const reopen = async () => good(await owner.client.rpc('reopen_student_import', { import_id: id }))
    expect(await reopen()).toBe(1)
    expect(await look(owner, id)).toMatchObject({ status: 'undone' })
    expect(await reopen()).toBe(0)
    expect(await look(owner, id)).toMatchObject({ status: 'checking', counts: { new: 2001 } })
  })

  it('leaves out unconfirmed cohorts', async () => {
    const owner = await school()
    const id = await begin(owner, [header('a@s.test', 'A', 'One', ['', 'Typo', '', ''])])
    await apply(owner, id, false)
    expect((await find(owner)).students).toMatchObject([{ email: 'a@s.test', cohort: null }])
    expect(good<{ cohorts: unknown[] }>(await owner.client.rpc('roster')).cohorts).toEqual([])
  })
})

describe('an invitation to link an account', () => {
  it('is emailed once, resent after a day, withdrawn, and refused for a while', async () => {
    const owner = await school()
    const email = newEmail()
    const student = await add(owner, { email })
    expect(good(await invite(owner, [student]))).toEqual(sent(1))
    expect(good(await invite(owner, [student]))).toEqual(sent(0))
    expect(good(await invite(owner, [student], true)), 'not twice in a day').toEqual(sent(0))
    await server.sql(`update private.student_invitations set sent_at = now() - interval '25 hours'`)
    expect(good(await invite(owner, [student], true))).toEqual(sent(1))
    const mails = await server.sql<{ data: { path: string } }>(
      `select data from private.mails where recipient = $1 and kind = 'school_invited'`,
      [email],
    )
    expect(mails.filter(({ data }) => 'message' in data)).toEqual([])
    const token = (await tokenOf(student))!
    const link = expect.stringMatching(new RegExp(`^/school/${token}#email=`))
    expect(mails.map(({ data }) => data.path)).toEqual([link, link])

    const visitor = server.client()
    expect(good(await visitor.rpc('school_invitation', { token }))).toMatchObject({
      written: { firstName: 'Ada', lastName: 'Zola', email: expect.stringMatching(/^p…@/) },
      isExpired: false,
      facts: null,
    })
    expect(good(await visitor.rpc('school_invitation', { token: randomUUID() }))).toBeNull()
    const selection = { ids: [student] }
    expect(good(await owner.client.rpc('withdraw_student_invitations', { selection }))).toBe(1)
    expect(good(await visitor.rpc('school_invitation', { token }))).toBeNull()
    const person = await candidate(server)
    expect(hintOf(await answer(person, token, ['progress']))).toBe('invitation_not_found')

    good(await invite(owner, [student]))
    const second = (await tokenOf(student))!
    await server.sql(`update private.student_invitations set expires_at = now() - interval '1 minute'`)
    expect(hintOf(await answer(person, second, []))).toBe('invitation_expired')
    expect((await find(owner, { account: 'expired' })).total).toBe(1)
    expect(good(await invite(owner, [student]))).toEqual(sent(1))
    good(await answer(person, second, null))
    expect((await find(owner, { account: 'declined' })).total).toBe(1)
    expect(good(await invite(owner, [student], true)), 'a no is a no').toEqual(sent(0))
    expect(good(await visitor.rpc('school_invitation', { token: second }))).toBeNull()
  })

  it('P2 carries a short message from the sender', async () => {
    const owner = await school()
    const [email, person] = [newEmail(), await candidate(server)]
    const ids = [await add(owner, { email }), await add(owner, { email: person.email })]
    const send = (message: string) => owner.client.rpc('invite_students', { selection: { ids }, message })
    expect(hintOf(await send('a'.repeat(601)))).toBe('invitation_message_too_long')
    expect(good(await send('  See you Monday in room 4. '))).toEqual(sent(2))
    const mails = await server.sql(
      `select distinct data ->> 'message' as message from private.mails where recipient = any ($1)`,
      [[email, person.email]],
    )
    expect(mails).toEqual([{ message: 'See you Monday in room 4.' }])
  })

  it('notifies the person who already has that address, who finds it among their schools', async () => {
    const owner = await school()
    const person = await candidate(server)
    const student = await add(owner, { email: person.email })
    good(await invite(owner, [student]))
    const mine = good<{ invitations: { token: string }[] }>(await person.client.rpc('my_school_links'))
    expect(mine.invitations).toMatchObject([{ token: await tokenOf(student) }])
    const told = await person.client.from('notifications').select('kind, link').eq('kind', 'school_invited')
    expect(told.data).toEqual([{ kind: 'school_invited', link: `/school/${mine.invitations[0]!.token}` }])
    const stranger = good<{ invitations: unknown[] }>(
      await (await candidate(server)).client.rpc('my_school_links'),
    )
    expect(stranger.invitations).toEqual([])
    expect(hintOf(await answer(owner, mine.invitations[0]!.token, []))).toBe('candidates_only')
    good(await answer(person, mine.invitations[0]!.token, []))
    const again = await add(owner)
    good(await invite(owner, [again]))
    expect(hintOf(await answer(person, (await tokenOf(again))!, []))).toBe('school_linked_already')
  })

  it('makes no one visible: an account created this way is private and can’t be found', async () => {
    const owner = await school()
    const email = newEmail()
    const student = await add(owner, { email })
    good(await invite(owner, [student]))
    const person = await candidate(server, { email })
    good(await answer(person, (await tokenOf(student))!, ['progress', 'work', 'skills', 'career']))
    const [seen] = await server.sql(
      `select coalesce((select visibility::text from public.candidate_profiles where user_id = $1), 'private') as visibility,
         exists (select from private.candidate_cards where user_id = $1) as is_found`,
      [person.id],
    )
    expect(seen).toEqual({ visibility: 'private', is_found: false })
  })
})

describe('what a school sees of an account', () => {
  it('is what the student shares, with immediate effect, and nothing after leaving', async () => {
    const owner = await school()
    const company = await partner(server, 'company', { approver: boss })
    const person = await candidate(server)
    await work(server, await publish(company), person)
    const student = await linked(owner, person, ['progress'])
    const seen = async () => Object.keys((await pageOf(owner, student)).facts ?? {}).sort()
    expect(await seen()).toEqual(['progress'])
    expect((await pageOf(owner, student)).facts!.progress).toMatchObject([{ company: expect.any(String) }])
    const set = (by: Person, shares: string[]) =>
      by.client.rpc('set_school_sharing', { student_id: student, shares })
    good(await set(person, ['skills', 'career']))
    expect(await seen()).toEqual(['certificates', 'offers', 'skills', 'targets'])
    good(await set(person, []))
    expect(await seen()).toEqual([])
    expect(hintOf(await set(owner, ['work']))).toBe('school_not_linked')
    expect(hintOf(await set(await candidate(server), ['work']))).toBe('school_not_linked')
    expect(hintOf(await set(person, ['everything']))).toBe('sharing_unknown')

    // Through the API too: rows of the account stay closed to the school.
    good(await set(person, ['progress', 'work', 'skills', 'career']))
    for (const table of ['enrollments', 'submissions', 'target_jobs', 'applications', 'candidate_profiles'])
      expect((await owner.client.from(table).select('*').limit(5)).data ?? [], table).toEqual([])
    const other = await school()
    expect(good(await other.client.rpc('student_page', { student_id: student }))).toBeNull()

    good(await change(owner, { ids: [student] }, { status: 'graduated' }))
    expect((await pageOf(owner, student)).shares).toHaveLength(4)
    good(await change(owner, { ids: [student] }, { status: 'left' }))
    expect(await seen()).toEqual([])
    expect(hintOf(await set(person, ['work']))).toBe('school_not_linked')
    const kinds = await person.client
      .from('notifications')
      .select('kind')
      .like('kind', 'school%')
      .order('kind')
    expect(kinds.data).toEqual([{ kind: 'school_graduated' }, { kind: 'school_left' }])
  })

  it('ends with the link, which only the student ends, and with the account', async () => {
    const owner = await school()
    const person = await candidate(server)
    const student = await linked(owner, person, ['progress', 'skills'])
    expect(hintOf(await owner.client.rpc('unlink_school', { student_id: student }))).toBe('school_not_linked')
    good(await person.client.rpc('unlink_school', { student_id: student }))
    expect(await pageOf(owner, student)).toMatchObject({ isLinked: false, facts: null, shares: [] })
    expect(good(await invite(owner, [student])), 'not asked again at once').toEqual(sent(0))
    const second = await candidate(server)
    const kept = await linked(owner, second, ['progress'])
    await server.sql('delete from auth.users where id = $1', [second.id])
    expect(await pageOf(owner, kept)).toMatchObject({ isLinked: false, facts: null, shares: [] })
  })
})
