import { comparable } from '../../../../lib/comparable.ts'
import { isWebAddress } from '../../../../lib/web-address.ts'
import { isDrivingLicense, isPhone, maxInterests, type ProfileFields } from '../model.ts'
import { type Change, nothing, type SkipReason, shorten } from './change.ts'
import { cleanLine, cleanText } from './clean-text.ts'
import { type AboutField, aboutFields, type Imported } from './imported.ts'
import { planLanguages } from './plan-languages.ts'
import { planStations } from './plan-stations.ts'
import { toUri } from './to-uri.ts'

/** How an import would change a profile, item by item. Blanks in the file never remove anything. */
export function planImport(
  imported: Imported,
  fields: ProfileFields,
  /** Decides which words name the same skill. */
  skillKey: (word: string) => string = comparable,
): Change[] {
  return [
    ...planAbout(imported, fields),
    ...planWords('skills', imported.skills, fields.skills, { keyOf: skillKey }),
    ...planStations('experience', imported.experience, fields.experience),
    ...planStations('education', imported.education, fields.education),
    ...planLanguages(imported.languages, fields.languages),
    ...planWords('drivingLicenses', imported.drivingLicenses, fields.drivingLicenses),
    ...planWords('interests', imported.interests, fields.interests, { most: maxInterests }),
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
  phone: 40,
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
    if (field === 'phone' && !isPhone(told))
      return [{ ...change, state: 'skipped', reason: 'phone', notes: [], apply: nothing }]
    const clean = field === 'summary' ? cleanText : cleanLine
    if (clean(before) === clean(after) || (isAddress && toUri(before) === toUri(after)))
      return [{ ...change, state: 'same', apply: nothing }]
    return [change]
  })
}

/** Takes the first word of a full name for the first name, unless the profile knows better. */
function splitName(
  whole: string,
  { firstName, lastName }: ProfileFields,
): Partial<Record<AboutField, string>> {
  if (whole === '') return {}
  if (comparable(whole) === comparable(cleanLine(`${firstName} ${lastName}`))) return { firstName, lastName }
  const [first = '', ...rest] = whole.split(' ')
  return { firstName: first, lastName: rest.join(' ') }
}

function planWords(
  part: 'skills' | 'drivingLicenses' | 'interests',
  told: string[],
  listed: string[],
  {
    most = Number.POSITIVE_INFINITY,
    keyOf = comparable,
  }: { most?: number; keyOf?: (word: string) => string } = {},
): Change[] {
  const known = new Set(listed.map((word) => keyOf(cleanLine(word))))
  const seen = new Set<string>()
  let room = most - listed.length
  return told.flatMap((word): Change[] => {
    const key = keyOf(word)
    // Another name of a skill says more than the skill ("Zendesk", "Customer service"): both are offered.
    if (seen.has(comparable(word))) return []
    seen.add(comparable(word))
    const change: Change = {
      key: `${part} ${comparable(word)}`,
      part,
      state: 'new',
      title: word,
      differences: [],
      notes: [],
      apply: (made) => ({ ...made, [part]: [...made[part], word] }),
    }
    const skip = (reason: SkipReason): Change[] => [{ ...change, state: 'skipped', reason, apply: nothing }]
    if (known.has(key)) return [{ ...change, state: 'same', apply: nothing }]
    if (part === 'drivingLicenses' && !isDrivingLicense(word)) return skip('license')
    if (word.length > 80) return skip('tooLong')
    return room-- > 0 ? [change] : skip('full')
  })
}
