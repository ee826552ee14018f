// Making one takes long, and forms ask at every key.
const namers = new Map<string, Intl.DisplayNames>()
function namer(language: string): Intl.DisplayNames {
  const known =
    namers.get(language) ?? new Intl.DisplayNames([language], { type: 'language', fallback: 'code' })
  namers.set(language, known)
  return known
}

export function languageName(code: string, language: string): string {
  if (!code) return ''
  return capitalized(namer(language).of(code) ?? code, language)
}

/** "Anglais et français": only the first word of a list is capitalized, where the language says so. */
export function languageList(codes: string[], language: string): string {
  const names = codes.map((code) => namer(language).of(code) ?? code)
  return capitalized(new Intl.ListFormat(language, { type: 'conjunction' }).format(names), language)
}

const capitalized = (text: string, language: string) =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1)

/** Inside a sentence: "en français". */
export const languageInSentence = (code: string, language: string): string => namer(language).of(code) ?? code
