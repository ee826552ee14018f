import { currentLanguage } from '../i18n/i18n.ts'

/** "SQL, Python and Git", in the language of the page. */
export const inList = (names: string[]): string =>
  new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(names)
