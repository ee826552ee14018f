export const languages = ['en', 'fr'] as const
export type Language = (typeof languages)[number]

/** Each language by its own name. */
export const languageNames: Record<Language, string> = { en: 'English', fr: 'Français' }

const storageKey = 'essor-language'

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language)
}

/**
 * The language chosen on this device, or named by the page's address, or the browser's, among those that are offered;
 * otherwise the first of these.
 */
export function preferredLanguage(offered: readonly Language[]): Language {
  const isOffered = (tag: string | null): tag is Language => offered.includes(tag as Language)
  const chosen = localStorage.getItem(storageKey)
  if (isOffered(chosen)) return chosen
  const named = new URLSearchParams(location.search).get('lang')
  if (isOffered(named)) return named
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2)).find(isOffered)
  return wanted ?? offered[0]!
}

export function rememberLanguage(language: Language): void {
  localStorage.setItem(storageKey, language)
}
