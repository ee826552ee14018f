import { fold, type Place } from '../../../../../lib/located-text.ts'

const months =
  'january|february|march|april|may|june|july|august|september|october|november|december|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec|janv|fevr|avr|juil'
const year = '(?:20\\d{2})'
/**
 * "15 December 2026", "December 15", "1er septembre", "05/01/2027", "2027-01-05", "septembre 2026",
 * "mid-January".
 */
const date = `(?:${[
  '\\d{4}-\\d{2}-\\d{2}',
  `\\d{1,2}[/.]\\d{1,2}(?:[/.](?:${year}|\\d{2}))?`,
  `\\d{1,2}(?:er|st|nd|rd|th)? ?(?:of )?(?:${months})\\.?(?:,? ${year})?`,
  `(?:${months})\\.? \\d{1,2}(?:st|nd|rd|th)?(?:,? ${year})?(?!\\d)`,
  `(?:(?:early|mid|late|end of|debut|mi|fin)[- ])?(?:${months})\\.?(?:,? ${year})?`,
  `(?:rentree|autumn|fall|spring|summer|winter|printemps|ete|automne|hiver) ${year}`,
].join('|')})(?![\\p{L}\\p{N}])`
const soon =
  '(?:des que possible|immediate(?:ly|ment)?|immediat|as soon as possible|asap|right away|tout de suite|au plus vite)'

const startWords =
  '(?:start(?:ing|s)?(?: date| on| in| from)?|begin(?:ning|s)?(?: on| in)?|available from|from|prise de (?:poste|fonctions?)|date de (?:debut|demarrage)|debut(?: du contrat| de mission| souhaite)?|demarrage|des|a partir d[ue]|a compter du|a pourvoir(?: des| le| a partir d[ue])?|entree en fonction|poste a pourvoir)'
const endWords =
  "(?:appl(?:y|ications?)(?: \\w+){0,3} (?:before|by|until|close[sd]?(?: on)?)|deadline(?: for applications?| to apply)?|closing date|(?:candidatures?|postule[rz]?|candidate[rz]?)[^.\\n]{0,40}?(?:avant|jusqu'au|au plus tard|d'ici)(?: le)?|date limite(?: de candidature| de depot| d'envoi)?|cloture(?: des candidatures)?|avant le|jusqu'au|send (?:us )?your[^.\\n]{0,30}(?:before|by)|reponse (?:souhaitee )?avant)"

const after = (words: string, what: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])${words}(?: est| is)?(?: le| au| on| the)? ?[:：]? ?(?:le |the |en |in |d[eu] )?(?<what>${what})`,
    'u',
  )

const starts = after(startWords, `${date}|${soon}`)
const ends = after(endWords, date)

function placeOf(text: string, pattern: RegExp): Place | undefined {
  const match = pattern.exec(fold(text))
  const what = match?.groups?.what
  if (!match || what === undefined) return undefined
  const start = match.index + match[0].lastIndexOf(what)
  return { start, end: start + what.length }
}

/** The application deadline. */
export const deadlineIn = (text: string): Place | undefined => placeOf(text, ends)

/** The start of work: a date, a month, or as soon as possible. */
export function startIn(text: string): Place | undefined {
  // A deadline isn't a start date: "from now until 15 December".
  const deadline = deadlineIn(text)
  const found = placeOf(text, starts)
  return found && deadline && found.start === deadline.start ? undefined : found
}

const weekly =
  /(?<![\p{L}\p{N}])(\d{1,2}(?:[.,]\d{1,2}|h\d{2})?)(?: ?(?:-|–|a|to) ?\d{1,2})? ?(?:h|hrs?|heures?|hours?) ?(?:\/ ?(?:semaine|sem|week|wk)|par semaine|hebdo(?:madaires?)?|(?:a|per|each) week|weekly|semaine)/u

/** "35h/semaine", "24 hours a week". */
export function weeklyHoursIn(text: string): (Place & { hours: number }) | undefined {
  const match = weekly.exec(fold(text))
  if (!match) return undefined
  const [whole = '', minutes] = match[1]!.split('h')
  const hours = Number(whole.replace(',', '.')) + Number(minutes ?? 0) / 60
  if (hours < 1 || hours > 60) return undefined
  return { start: match.index, end: match.index + match[0].length, hours }
}

const address = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/u

/** The email address to apply to. */
export function emailIn(text: string): Place | undefined {
  const match = address.exec(text)
  return match ? { start: match.index, end: match.index + match[0].length } : undefined
}

const license =
  /(?<![\p{L}\p{N}])(?:permis (?:b|c|be|ce|d)(?![\p{L}\p{N}])|permis de conduire|permis vl|driv(?:ing|er'?s?) licen[cs]e)/u
const noLicense = /(?:no|without(?: a)?|sans|pas de|aucun)\s$/

/** Whether a driver's license is required. */
export function drivingLicenseIn(text: string): Place | undefined {
  const folded = fold(text)
  const match = license.exec(folded)
  if (!match || noLicense.test(folded.slice(0, match.index))) return undefined
  return { start: match.index, end: match.index + match[0].length }
}

const town =
  "(?<what>\\p{Lu}[\\p{L}'’]*(?:[ -](?:(?:en|de|du|des|la|le|les|sur|sous|lès|aux)[ -])*(?:[dl]['’])?\\p{Lu}[\\p{L}'’]*){0,4}(?: ?\\(\\d{2,5}\\))?(?: \\d{1,2}(?:e|ème|er)?(?![\\p{L}\\p{N}%€]))?)"
const based = new RegExp(
  `(?:[Bb]ased (?:in|at)|[Ll]ocated (?:in|at)|[Bb]asée? à|[Ss]itu[ée]e? à|[Pp]oste à|[Bb]ureaux? à|[Oo]ffices? in|[Ll]ieu(?: de travail)? ?:|[Ll]ocalisation ?:|[Ll]ocation ?:|[Vv]ille ?:)\\s*${town}`,
  'u',
)

/** The place of work, as a sentence states it. */
export function townIn(text: string): Place | undefined {
  const match = based.exec(text)
  const what = match?.groups?.what
  if (!match || what === undefined) return undefined
  const start = match.index + match[0].length - what.length
  return { start, end: start + what.length }
}
