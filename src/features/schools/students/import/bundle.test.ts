import { TextReader, Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js'
import { describe, expect, it } from 'vitest'
import { readBundle } from '../../../../../supabase/functions/_shared/rosters/one-roster.ts'
import en from '../../../../i18n/en/students.ts'
import { openRoster } from './open-roster.ts'

const manifest = (modes: Record<string, string>, version = '1.2') =>
  [
    'propertyName,value',
    'manifest.version,1.0',
    `oneroster.version,${version}`,
    ...Object.entries(modes).map(([file, mode]) => `file.${file},${mode}`),
  ].join('\r\n')

const bulk = {
  orgs: 'bulk',
  academicSessions: 'bulk',
  classes: 'bulk',
  users: 'bulk',
  roles: 'bulk',
  enrollments: 'bulk',
}
const userHead =
  'sourcedId,status,dateLastModified,enabledUser,username,givenName,familyName,identifier,email,preferredGivenName'
const roleHead =
  'sourcedId,status,dateLastModified,userSourcedId,roleType,role,beginDate,endDate,orgSourcedId'
const classHead = 'sourcedId,status,dateLastModified,title,classType,schoolSourcedId,termSourcedIds'
const enrollmentHead =
  'sourcedId,status,dateLastModified,classSourcedId,schoolSourcedId,userSourcedId,role,primary,beginDate,endDate'

const school = (): Record<string, string> => ({
  'manifest.csv': manifest(bulk),
  'orgs.csv': 'sourcedId,status,dateLastModified,name,type\no1,,,Lycée,school',
  'academicSessions.csv':
    'sourcedId,status,dateLastModified,title,type,startDate,endDate\nt1,,,2026,schoolYear,2026-09-01,2027-06-30\nt0,,,2025,schoolYear,2025-09-01,2026-06-30',
  'classes.csv': `${classHead}\nc1,,,Terminale B,homeroom,o1,t1\nc2,,,Physics,scheduled,o1,t1\nc0,,,Première B,homeroom,o1,t0`,
  'users.csv': `${userHead}\nu1,,,true,zoe,Zoé,Sarr,N1,zoe@s.test,Zo\nu2,,,true,max@s.test,Max,Roy,N2,,\nt9,,,true,prof,Ann,Teach,,ann@s.test,`,
  'roles.csv': `${roleHead}\nr1,,,u1,primary,student,,,o1\nr2,,,u2,primary,student,,2099-01-01,o1\nr9,,,t9,primary,teacher,,,o1`,
  'enrollments.csv': `${enrollmentHead}\ne1,,,c2,o1,u1,student,,,\ne2,,,c1,o1,u1,student,,,\ne3,,,c0,o1,u2,student,,,\ne4,,,c2,o1,u2,student,,,\ne9,,,c1,o1,t9,teacher,,,`,
})
const read = (files: Record<string, string>, today = '2026-11-19') =>
  readBundle(new Map(Object.entries(files).map(([name, text]) => [name.toLowerCase(), text] as const)), today)
const refusal = (files: Record<string, string>) => {
  try {
    read(files)
    return undefined
  } catch (cause) {
    const { reason, where } = cause as { reason: string; where: object }
    return { reason, ...where }
  }
}

async function zip(files: Record<string, string | Uint8Array>, password?: string): Promise<File> {
  const archive = new ZipWriter(new Uint8ArrayWriter(), { password })
  for (const [name, content] of Object.entries(files)) {
    await archive.add(
      name,
      typeof content === 'string' ? new TextReader(content) : new Uint8ArrayReader(content),
    )
  }
  return new File([new Uint8Array(await archive.close())], 'bundle.zip')
}

describe('a bundle that lists everyone', () => {
  it('gives the students with their homeroom, or their only class of a current term', () => {
    expect(read(school())).toEqual({
      lines: [
        [2, 'zoe@s.test', 'Zo', 'Sarr', 'N1', 'Terminale B', '', '', '', 'u1', 'listed'],
        [3, 'max@s.test', 'Max', 'Roy', 'N2', 'Physics', '', '', '', 'u2', 'listed'],
      ],
      problems: [],
      isComplete: true,
    })
  })

  it('names problems by line, in the file that has them', () => {
    const files = school()
    files['roles.csv'] +=
      '\nr10,,,nobody,primary,student,,,o1\nr11,,,u1,primary,student,,,o7\n,,,u1,primary,student,,,o1'
    files['classes.csv'] += '\nc5,,,Lost,scheduled,o1,t7'
    files['enrollments.csv'] += '\ne10,,,c9,o1,u1,student,,,\ne11,what,,c1,o1,u1,student,,,'
    files['users.csv'] += '\nu5,,,true,x,No,Role,,x@s.test,\n,,,true,y,No,Id,,y@s.test,'
    files['academicSessions.csv'] += '\nt2,,,Odd,term,2026-09-01,June'
    expect(
      read(files)
        .problems.map(({ file, line, reason, value }) => `${file}:${line} ${reason} ${value}`.trim())
        .sort(),
    ).toEqual([
      'academicSessions.csv:4 date_invalid June',
      'classes.csv:5 term_unknown t7',
      'enrollments.csv:7 class_unknown c9',
      'enrollments.csv:8 status_unknown what',
      'roles.csv:5 user_unknown nobody',
      'roles.csv:6 org_unknown o7',
      'roles.csv:7 id_missing',
      'users.csv:5 role_unknown u5',
      'users.csv:6 role_unknown',
    ])
  })

  it('marks who is deleted, disabled, or no longer a student', () => {
    const files = school()
    files['users.csv'] =
      `${files['users.csv']!.replace('u1,,,true', 'u1,tobedeleted,,true')}\nu3,,,true,c,Cy,Old,,c@s.test,`
    files['roles.csv'] += '\nr3,,,u3,primary,student,,2026-06-30,o1'
    expect(read(files).lines.map((line) => [line[9], line[10]])).toEqual([
      ['u1', 'gone'],
      ['u2', 'listed'],
      ['u3', 'gone'],
    ])
  })

  it('without a single student is refused: everyone would leave', () => {
    expect(refusal({ ...school(), 'users.csv': userHead })).toEqual({ reason: 'noStudents' })
  })

  it('of version 1.1 has the role in users.csv', () => {
    const files = {
      'manifest.csv': manifest({ users: 'bulk' }, '1.1'),
      'users.csv':
        'sourcedId,status,role,givenName,familyName,email\nu1,active,student,Zoé,Sarr,z@s.test\nu2,active,teacher,Ann,T,a@s.test',
    }
    expect(read(files)).toMatchObject({
      isComplete: true,
      lines: [[2, 'z@s.test', 'Zoé', 'Sarr', '', '', '', '', '', 'u1', 'listed']],
    })
    expect(refusal({ ...files, 'users.csv': files['users.csv'].replace('role', 'job') })).toEqual({
      reason: 'columnMissing',
      file: 'users.csv',
      columns: 'role',
    })
  })
})

it('a bundle of changes says who is gone, and doesn’t guess who is a student', () => {
  const delta = {
    'manifest.csv': manifest({ users: 'delta', roles: 'delta' }),
    'users.csv': `${userHead}\nu1,tobedeleted,2026-11-01,true,z,Z,S,,z@s.test,\nu2,active,2026-11-01,true,m,M,R,,m@s.test,\nu3,active,2026-11-01,true,n,N,R,,n@s.test,`,
    'roles.csv': `${roleHead}\nr3,active,2026-11-01,u3,primary,student,,,o1`,
  }
  expect(read(delta)).toMatchObject({ isComplete: false, problems: [] })
  expect(read(delta).lines.map((line) => line.at(-1))).toEqual(['gone', 'known', 'listed'])
})

describe('a bundle is refused', () => {
  it.each([
    ['without a manifest', { 'manifest.csv': undefined }, { reason: 'noManifest' }],
    ['of another version', { 'manifest.csv': manifest(bulk, '1.0') }, { reason: 'version' }],
    ['without a file it announces', { 'roles.csv': undefined }, { reason: 'fileMissing', file: 'roles.csv' }],
    [
      'with other columns',
      { 'users.csv': 'id;name\n1;Zoé' },
      { reason: 'columnMissing', file: 'users.csv', columns: 'sourcedId, status, givenName, familyName' },
    ],
    [
      'with an empty file',
      { 'classes.csv': '' },
      { reason: 'columnMissing', file: 'classes.csv', columns: 'sourcedId, title, classType' },
    ],
  ])('%s', (_, changed, refused) => {
    const files = Object.entries({ ...school(), ...changed }).filter(([, text]) => text !== undefined)
    expect(refusal(Object.fromEntries(files) as Record<string, string>)).toEqual(refused)
  })

  it.each(['../users.csv', 'folder/users.csv', '..\\users.csv', '/etc/passwd'])(
    'with the path %s',
    async (name) => {
      await expect(openRoster(await zip({ ...school(), [name]: 'x' }))).rejects.toMatchObject({
        reason: expect.stringMatching(/^(folders|broken)$/),
      })
    },
  )

  it('with a password, with two files of one name, or cut off', async () => {
    await expect(openRoster(await zip(school(), 'secret'))).rejects.toMatchObject({ reason: 'encrypted' })
    await expect(openRoster(await zip({ ...school(), 'USERS.CSV': 'x' }))).rejects.toMatchObject({
      reason: 'broken',
    })
    const whole = await zip(school())
    await expect(openRoster(new File([whole.slice(0, whole.size - 60)], 'cut.zip'))).rejects.toMatchObject({
      reason: 'broken',
    })
    await expect(openRoster(new File(['PK\u0003\u0004 nothing'], 'a.zip'))).rejects.toMatchObject({
      reason: 'broken',
    })
  })

  it('if it is small but unpacks to more than fits', async () => {
    const bomb = await zip({ ...school(), 'users.csv': new Uint8Array(120 * 1024 * 1024) })
    expect(bomb.size).toBeLessThan(1024 * 1024)
    await expect(openRoster(bomb)).rejects.toMatchObject({ reason: 'tooLarge' })
  })

  it('in words for each reason', () => {
    for (const reason of [
      'folders',
      'noManifest',
      'version',
      'fileMissing',
      'columnMissing',
      'noStudents',
    ] as const)
      expect(en.import.faults[reason]).toBeTruthy()
  })
})

it('files that aren’t needed are left out, even if macOS added them', async () => {
  const { opened } = await openRoster(
    await zip({ ...school(), '__MACOSX/._users.csv': 'x', 'demographics.csv': 'secret', 'readme.txt': 'x' }),
  )
  expect(opened?.bundle.lines).toHaveLength(2)
})
