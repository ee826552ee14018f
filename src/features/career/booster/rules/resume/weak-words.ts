import { type Place, placesOf, wholeWords } from '../../../../../lib/located-text.ts'

export type Weakness = 'duty' | 'helper' | 'vague' | 'cliche' | 'person'

const phrases: Record<Exclude<Weakness, 'person'>, string> = {
  duty: "responsible for|in charge of|duties included|tasked with|my role was to|responsable de|en charge d(?:e|u|es)|chargee? d(?:e|u|es|')|j'avais pour (?:mission|role)|mes missions etaient",
  helper:
    'helped (?:to|with)|helped|assisted (?:with|in)|worked on|took part in|participated in|involved in|contributed to|participation (?:a|au|aux)|participe (?:a|au|aux)|aide (?:a|au|aux)|contribution (?:a|au|aux)|contribue (?:a|au|aux)|travaille sur|travail sur|soutien (?:a|au|aux)',
  vague:
    'various tasks|different tasks|several projects|many things|and so on|and more|etc|diverses taches|taches diverses|differentes taches|plusieurs projets|divers projets|notions d(?:e|u|es)|petits travaux',
  cliche:
    "team player|hard-?working|go-getter|detail-oriented|results-driven|self-starter|think outside the box|fast learner|highly motivated|people person|references available(?: (?:on|upon) request)?|esprit d'equipe|sens du relationnel|force de proposition|dynamique et motivee?|motivee? et dynamique|rigoureu(?:x|se)|perfectionniste|polyvalente?|bonne presentation|capacite d'adaptation",
}
const patterns = Object.entries(phrases).map(
  ([kind, words]) => [kind as Weakness, wholeWords(words)] as const,
)
const person = wholeWords("i|my|i've|i'm|je|j'ai|j'etais|mon|mes")

export interface WeakPlace extends Place {
  kind: Weakness
}

/** Weak phrases, each with the kind of fix it needs. */
export function weakPlaces(text: string): WeakPlace[] {
  return patterns
    .flatMap(([kind, pattern]) => placesOf(text, pattern).map((place) => ({ ...place, kind })))
    .sort((one, other) => one.start - other.start)
}

/** A résumé doesn't need "I": the reader knows whose it is. */
export const personPlaces = (text: string): WeakPlace[] =>
  placesOf(text, person).map((place) => ({ ...place, kind: 'person' as const }))
