import { plain } from '../../../lib/plain.ts'
import { isWebAddress } from '../../../lib/web-address.ts'
import type { ProfileFields } from '../model.ts'
import { type Change, nothing, shorten } from './change.ts'
import { cleanLine, cleanText } from './clean-text.ts'
import { type AboutField, aboutFields, type Imported } from './imported.ts'
import { planLanguages } from './plan-languages.ts'
import { planStations } from './plan-stations.ts'
import { toUri } from './to-uri.ts'

/** What would become of a profile, piece by piece. Nothing that is blank in the file takes anything away. */
export function planImport(imported: Imported, fields: ProfileFields): Change[] {
  return [
    ...planAbout(imported, fields),
    ...planSkills(imported.skills, fields.skills),
    ...planStations('experience', imported.experience, fields.experience),
    ...planStations('education', imported.education, fields.education),
    ...planLanguages(imported.languages, fields.languages),
  ]
}

export const applyChanges = (fields: ProfileFields, changes: Change[]): ProfileFields =>
  changes.reduce((made, { apply }) => apply(made), fields)

const limits: Record<AboutField, number> = {
  firstName: 80,
  lastName: 80,
  jobTitle: 120,
  location: 120,
  summary: 4000,
  linkedinUrl: 500,
  portfolioUrl: 500,
}

function planAbout(imported: Imported, fields: ProfileFields): Change[] {
  const about = { ...imported.about, ...splitName(imported.wholeName, fields) }
  return aboutFields.flatMap((field): Change[] => {
    const told = about[field] ?? ''
    if (told === '') return []
    const after = shorten(told, limits[field])
    const before = fields[field].trim()
    const change: Change = {
      key: field,
      part: 'about',
      state: before === '' ? 'new' : 'replaced',
      title: '',
      differences: [{ field, before, after }],
      notes: after === told ? [] : ['shortened'],
      apply: (made) => ({ ...made, [field]: after }),
    }
    const isAddress = field.endsWith('Url')
    if (isAddress && !isWebAddress(told))
      return [{ ...change, state: 'skipped', reason: 'url', notes: [], apply: nothing }]
    const clean = field === 'summary' ? cleanText : cleanLine
    if (clean(before) === clean(after) || (isAddress && toUri(before) === toUri(after)))
      return [{ ...change, state: 'same', apply: nothing }]
    return [change]
  })
}

/** The first word of a whole name is taken for the first name, unless the profile knows better. */
function splitName(
  whole: string,
  { firstName, lastName }: ProfileFields,
): Partial<Record<AboutField, string>> {
  if (whole === '') return {}
  if (plain(whole) === plain(cleanLine(`${firstName} ${lastName}`))) return { firstName, lastName }
  const [first = '', ...rest] = whole.split(' ')
  return { firstName: first, lastName: rest.join(' ') }
}

function planSkills(told: string[], listed: string[]): Change[] {
  const known = new Set(listed.map((skill) => plain(cleanLine(skill))))
  const seen = new Set<string>()
  return told.flatMap((skill): Change[] => {
    const key = plain(skill)
    if (seen.has(key)) return []
    seen.add(key)
    const change: Change = {
      key: `skill ${key}`,
      part: 'skills',
      state: 'new',
      title: skill,
      differences: [],
      notes: [],
      apply: (made) => ({ ...made, skills: [...made.skills, skill] }),
    }
    if (skill.length > 80) return [{ ...change, state: 'skipped', reason: 'tooLong', apply: nothing }]
    return [known.has(key) ? { ...change, state: 'same', apply: nothing } : change]
  })
}
