import type settings from '../../i18n/en/settings.ts'

export type Section = 'identity' | 'mail_domains' | 'limits' | 'features' | 'retention'

export interface Setting {
  key: string
  section: Section
  value: unknown
  lowest: number
  highest: number
  changedAt: string | null
  changedBy: string | null
}

/** Settings that are a list of switches or numbers, each with a label. */
export type ListedSection = Extract<Section, 'limits' | 'features' | 'retention'>
export type LabelOf<Name extends ListedSection> = Exclude<keyof (typeof settings)[Name], 'title' | 'text'>

export const valuesOf = (settings: Setting[]): Record<string, unknown> =>
  Object.fromEntries(settings.map(({ key, value }) => [key, value]))
