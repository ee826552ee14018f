/** One locale for each language, on screens, in emails, documents and files. */
const locales = { en: 'en-US', fr: 'fr-FR' } as const

/** The locale for a language or locale: "fr" and "fr-CA" both give "fr-FR". */
export function localeOf(language: string): (typeof locales)[keyof typeof locales] {
  return language.startsWith('fr') ? locales.fr : locales.en
}
