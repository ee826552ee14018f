/** Every form of a feature's name that templates use, as `__form__`. */
export interface Names {
  group: string
  area: string
  Area: string
  /** The demo account of the area. */
  person: string
  feature: string
  table: string
  /** What the kind of its notification begins with. */
  family: string
  name: string
  Name: string
  words: string
  Words: string
  title_en: string
  title_fr: string
}

/** The areas of roles, with the ID of their demo account. */
export const people: Record<string, string> = {
  candidate: 'ca000000-0000-4000-8000-000000000001',
  company: 'c0000000-0000-4000-8000-000000000001',
  academia: 'ed000000-0000-4000-8000-000000000001',
  maker: 'fa000000-0000-4000-8000-000000000001',
  admin: 'ad000000-0000-4000-8000-000000000001',
}

const capital = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1)}`

export function namesOf(
  group: string,
  feature: string,
  { area = 'candidate', en, fr }: { area?: string; en?: string; fr?: string },
): Names {
  const Name = feature.split('-').map(capital).join('')
  const words = feature.replaceAll('-', ' ')
  return {
    group,
    area,
    Area: capital(area),
    person: people[area]!,
    feature,
    table: feature.replaceAll('-', '_'),
    family: feature.split('-')[0]!,
    name: `${Name[0]!.toLowerCase()}${Name.slice(1)}`,
    Name,
    words,
    Words: capital(words),
    title_en: en ?? capital(words),
    title_fr: fr ?? capital(words),
  }
}

/** Replaces each `__form__` in a template, or in the path of what it becomes. */
export const fillIn = (template: string, names: Names): string =>
  template.replaceAll(
    /__(group|area|Area|person|feature|table|family|name|Name|words|Words|title_en|title_fr)__/g,
    (_, form: keyof Names) => names[form],
  )
