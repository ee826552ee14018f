import { BundleReader, faultOf, isGone } from './bundle-reader.ts'
import { cohortsByUser } from './classes.ts'
import { type Bundle, maxLines, type RosterLine } from './model.ts'
import { rolesByUser } from './roles.ts'
import { RosterFault } from './roster-fault.ts'
import type { Entry } from './sheet.ts'
import { unpack, type Zip } from './unpack.ts'

const files = ['manifest', 'orgs', 'academicsessions', 'classes', 'users', 'roles', 'enrollments']

/** Reads an archive of OneRoster 1.1 or 1.2. */
export async function openBundle(file: Blob, zip: Zip, today = new Date()): Promise<Bundle> {
  const wanted = files.map((name) => `${name}.csv`)
  return readBundle(await unpack(file, wanted, zip), today.toISOString().slice(0, 10))
}

/** What a bundle's files, by name in lower case, say about students on a day: what has ended by then doesn't count. */
export function readBundle(texts: Map<string, string>, today: string): Bundle {
  const bundle = new BundleReader(texts, today)
  const needed = ['sourcedId', 'status', 'givenName', 'familyName']
  const entries = bundle.all('users', bundle.hasRoles ? needed : [...needed, 'role'])
  if (entries.length > maxLines) throw new RosterFault('tooManyLines')
  const users = new Set(entries.map(({ cell }) => cell('sourcedId')))
  const orgs = new Set(bundle.sound('orgs', ['sourcedId']).map(({ cell }) => cell('sourcedId')))
  const roles = bundle.hasRoles ? rolesByUser(bundle, users, orgs) : undefined
  const cohorts = cohortsByUser(bundle, users, orgs)
  const hasAllRoles = roles ? bundle.isBulk('roles') : true

  const lines: RosterLine[] = []
  for (const entry of entries) {
    const id = entry.cell('sourcedId')
    const held = roles ? roles.get(id) : new Set([entry.cell('role').toLowerCase()])
    const presence = presenceOf(entry, held, hasAllRoles)
    if (presence) lines.push(toLine(entry, cohorts.get(id) ?? '', presence))
    else if (!held) bundle.note('users', entry.line, 'role_unknown', id)
  }
  const isComplete = bundle.isBulk('users') && hasAllRoles
  // Otherwise, everyone would leave.
  if (isComplete && !lines.some((line) => line.at(-1) === 'listed')) throw new RosterFault('noStudents')
  return { lines, problems: bundle.problems, isComplete }
}

/** Undefined for staff, parents and others who aren't on a roster. */
function presenceOf({ cell }: Entry, held: Set<string> | undefined, hasAllRoles: boolean) {
  // A line of changes can leave out what the person is.
  const isKnown = !held && !hasAllRoles
  const isStudent = held?.has('student') ?? false
  if (isStudent || isKnown) {
    const isLeaving = isGone(cell('status')) || cell('enabledUser').toLowerCase() === 'false'
    return isLeaving ? 'gone' : isStudent ? 'listed' : 'known'
  }
  return held?.has('was_student') ? 'gone' : undefined
}

function toLine(entry: Entry, cohort: string, presence: string): RosterLine {
  const { line, cell } = entry
  return [
    line,
    cell('email') || (cell('username').includes('@') ? cell('username') : ''),
    cell('preferredGivenName') || cell('givenName'),
    cell('preferredFamilyName') || cell('familyName'),
    cell('identifier'),
    cohort,
    '',
    '',
    faultOf(entry) ?? '',
    cell('sourcedId'),
    presence,
  ]
}
