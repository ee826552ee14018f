import type settings from '../../../i18n/en/settings.ts'

export const sections = ['identity', 'mail_domains', 'limits', 'features', 'retention'] as const
export type Section = (typeof sections)[number]

/** Settings that are a list of switches or numbers, each with a label. */
export type ListedSection = Extract<Section, 'limits' | 'features' | 'retention'>
export type LabelOf<Name extends ListedSection> = Exclude<keyof (typeof settings)[Name], 'title' | 'text'>

export const valuesOf = (settings: { key: string; value?: unknown }[]): Record<string, unknown> =>
  Object.fromEntries(settings.map(({ key, value }) => [key, value]))
