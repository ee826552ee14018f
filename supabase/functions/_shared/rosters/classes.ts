import { type BundleReader, isDate, isGone } from './bundle-reader.ts'
import { idsIn } from './sheet.ts'

interface Classroom {
  title: string
  isHomeroom: boolean
  isOver: boolean
}

/** The cohort of each student: the homeroom or, without one, the only class. */
export function cohortsByUser(
  bundle: BundleReader,
  users: Set<string>,
  orgs: Set<string>,
): Map<string, string> {
  const classes = readClasses(bundle, orgs)
  const rooms = new Map<string, Classroom[]>()
  for (const entry of bundle.sound('enrollments', ['sourcedId', 'classSourcedId', 'userSourcedId', 'role'])) {
    const { line, cell } = entry
    const user = cell('userSourcedId')
    const room = classes.get(cell('classSourcedId'))
    if (bundle.isBulk('users') && !users.has(user)) bundle.note('enrollments', line, 'user_unknown', user)
    else if (!room && bundle.isBulk('classes'))
      bundle.note('enrollments', line, 'class_unknown', cell('classSourcedId'))
    const counts = room && !room.isOver && !bundle.isOver(entry) && cell('role').toLowerCase() === 'student'
    if (counts) rooms.set(user, [...(rooms.get(user) ?? []), room])
  }
  return new Map([...rooms].map(([user, attended]) => [user, cohortIn(attended)]))
}

function cohortIn(rooms: Classroom[]): string {
  const homeroom = rooms.find(({ isHomeroom }) => isHomeroom)
  return (homeroom ?? (rooms.length === 1 ? rooms[0] : undefined))?.title ?? ''
}

function readClasses(bundle: BundleReader, orgs: Set<string>): Map<string, Classroom> {
  const ends = new Map<string, string>()
  for (const { line, cell } of bundle.sound('academicSessions', ['sourcedId', 'endDate'])) {
    if (!isDate(cell('endDate'))) bundle.note('academicSessions', line, 'date_invalid', cell('endDate'))
    ends.set(cell('sourcedId'), cell('endDate'))
  }
  const classes = new Map<string, Classroom>()
  for (const { line, cell } of bundle.sound('classes', ['sourcedId', 'title', 'classType'])) {
    const terms = idsIn(cell('termSourcedIds'))
    const unknown = terms.find((term) => !ends.has(term))
    if (unknown && bundle.isBulk('academicSessions')) bundle.note('classes', line, 'term_unknown', unknown)
    const school = cell('schoolSourcedId')
    if (bundle.isBulk('orgs') && school && !orgs.has(school))
      bundle.note('classes', line, 'org_unknown', school)
    classes.set(cell('sourcedId'), {
      title: cell('title'),
      isHomeroom: cell('classType').toLowerCase() === 'homeroom',
      isOver:
        isGone(cell('status')) ||
        (terms.length > 0 && terms.every((term) => bundle.hasEnded(ends.get(term) ?? ''))),
    })
  }
  return classes
}
