import type { Credential } from '../../../../supabase/functions/_shared/credential.ts'

/** Which part of a certificate a path in its file belongs to. */
const fields = [
  ['name', /^credentialSubject\.identifier\b/],
  ['mission', /^name$|^credentialSubject\.achievement\.(name|description)$/],
  ['organization', /^credentialSubject\.achievement\.creator\b/],
  ['date', /^validFrom$|^validUntil$/],
  ['level', /^credentialSubject\.result\b/],
  ['skills', /^credentialSubject\.achievement\.tag\b/],
  ['evidence', /^evidence\b/],
  ['signature', /^proof\b/],
] as const

type TamperedField = (typeof fields)[number][0] | 'other'

export interface Tampering {
  field: TamperedField
  /** Path in the file. */
  place: string
  /** What the file says and what was signed; undefined if one of them lacks this path. */
  said?: string
  signed?: string
}

/** Where a file differs from the signed certificate. */
export function tamperings(file: Credential, signed: Credential): Tampering[] {
  const [said, right] = [leaves(file), leaves(signed)]
  const places = [...new Set([...right.keys(), ...said.keys()])]
  return places
    .filter((place) => said.get(place) !== right.get(place))
    .map((place) => ({
      field: fields.find(([, pattern]) => pattern.test(place))?.[0] ?? 'other',
      place,
      said: said.get(place),
      signed: right.get(place),
    }))
}

/** Every value of a file by its path, such as `credentialSubject.result.0.value`. */
function leaves(value: unknown, place = '', found = new Map<string, string>()): Map<string, string> {
  if (value !== null && typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) leaves(inner, place ? `${place}.${key}` : key, found)
  } else found.set(place, String(value))
  return found
}
