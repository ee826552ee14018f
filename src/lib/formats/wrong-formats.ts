import type { Language } from '../../i18n/languages.ts'

const months = {
  en: 'January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec',
  fr: 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|janv|févr|avr|juil|sept|oct|nov|déc',
}
/** Any space, and those at which no line breaks. */
const [space, fixed] = ['[ \\u00a0\\u202f]', '[\\u00a0\\u202f]']

/** What never was put into words, and dates as only machines write them. */
const unreadable: Record<string, RegExp> = {
  'a placeholder': /\{\{|\}\}|\[object \w+\]|\bundefined\b|\bNaN\b|Invalid Date/,
  'an ISO date': /\b\d{4}-[01]\d-[0-3]\d\b/,
}

/** What gives a format of another locale away, by its name. */
const wrong: Record<Language, Record<string, RegExp>> = {
  en: {
    ...unreadable,
    'a space before %': new RegExp(`\\d${space}%`),
    'a 24-hour time': /(?<![\d:.])(1[3-9]|2[0-3]|0\d):[0-5]\d(?![\d:])/,
    'a day before its month': new RegExp(`\\b\\d{1,2} (${months.en})\\b(?! \\d{1,2},)`),
    'a day before its month in digits': /\b(1[3-9]|2\d|3[01])\/[01]?\d\/\d/,
    'a French date': new RegExp(`\\b\\d{1,2}(er)?${space}(${months.fr})(?![\\p{L}])(?!\\.\\w)`, 'u'),
    'spaces between thousands': new RegExp(
      `(?<![\\d,.${'\\u00a0\\u202f'} ])\\d{1,3}(${space}\\d{3})+(?!${space}?\\d)`,
    ),
    'a decimal comma': /(?<![\d,])\d+,\d{1,2}(?![\d,])/,
    'a sign after its amount': new RegExp(`\\d${space}?[€$£]`),
    'hours as in French': new RegExp(`\\d${space}?h${space}?[0-5]\\d(?!\\d|${space}min)`),
    'a French unit': new RegExp(`\\d${space}?([KkMG]o|j|sem\\.)(?!\\p{L})`, 'u'),
    'French quotes': /[«»]/,
    'a space before punctuation': new RegExp(`\\p{L}${space}[:;?!](?=\\s|$)`, 'u'),
  },
  fr: {
    ...unreadable,
    'no fixed space before %': /\d ?%/,
    'a 12-hour time': new RegExp(`\\d${space}?[AaPp]\\.?[Mm]\\b`),
    'an English date': new RegExp(
      `\\b(${months.en})\\.? \\d{1,2}\\b|\\b\\d{1,2} (${months.en})\\b(?! \\d{1,2},)`,
    ),
    'a first that is no 1er': new RegExp(`(?<!\\d|[,.])1${space}(${months.fr})(?!\\p{L})`, 'u'),
    'a month before its day in digits': /\b[01]?\d\/(1[3-9]|2\d|3[01])\/\d/,
    'commas between thousands': /(?<![\d,])\d{1,3}(,\d{3})+(?![\d,])/,
    'a decimal point': /(?<![\d.,/v]|[\p{L})][ -]?)\d+\.\d+(?![\d.])(?!\s\p{L}{3,})/u,
    'a sign before its amount': /[€$£]\d/,
    'minutes as in English': new RegExp(`\\d${space}h${space}\\d+${space}min`),
    'an English unit': new RegExp(`\\d${space}?([KkMG]B|bytes?|hrs?|days?|hours?|weeks?|months?|years?)\\b`),
    'no fixed space before punctuation':
      /(?<!https?)[^\s\u00a0\u202f:;?!(.…][:;?!»](?=\s|$)|(?<=[\p{L}\d)\]»”%]) [:;?!»]|»(?<=[^\u00a0\u202f]»)/u,
    'no fixed space after «': new RegExp(`«(?!${fixed})`),
    'a straight apostrophe': /\p{L}'\p{L}/u,
  },
}

interface WrongFormat {
  what: string
  /** With some letters before or after it, by which it is found again in what it was taken from. */
  near: string[]
  around: string
}

/** The formats in a text that another locale than that of its language writes. */
export function wrongFormats(language: Language, text: string): WrongFormat[] {
  return Object.entries(wrong[language]).flatMap(([what, pattern]) =>
    [...text.matchAll(new RegExp(pattern.source, `${pattern.flags}g`))].map(({ 0: match, index }) => {
      const cut = (before: number, after: number) =>
        text.slice(Math.max(0, index - before), index + match.length + after)
      const near = [cut(6, 0), cut(0, 6)].filter(({ length }) => length > match.length + 3)
      return { what, near, around: cut(30, 30) }
    }),
  )
}
