import { comparable } from '../../../lib/comparable.ts'
import { inLanguage } from '../../../lib/in-language.ts'
import type { ProvenSource, ShownSkill, Wanted } from './api/answers.ts'
import { profileParts } from './profile-parts.ts'

/** The catalog's name in the page's language; a word the person chose instead is kept. */
export function shownSkillName(skill: ShownSkill, language: string): string {
  const { word, slug, nameEn, nameFr } = skill
  const name = inLanguage(skill, 'name', language)
  const isCatalogName = word && [nameEn, nameFr].some((one) => one && comparable(one) === comparable(word))
  return (isCatalogName ? name : word) ?? name ?? slug ?? ''
}

export const proofsOf = ({ sources }: ShownSkill) => sources.filter((source) => source.kind === 'proven')

export interface Proof {
  /** Missing for skills without a certificate, which are each alone. */
  source?: ProvenSource
  skills: { skill: ShownSkill; isFirst: boolean }[]
}

/** Each certificate once, with its skills; whatever else is known of a skill belongs where it first appears. */
export function byProof(skills: ShownSkill[]): Proof[] {
  const proofs = new Map<string, Proof>()
  for (const skill of skills) {
    const sources = proofsOf(skill)
    if (sources.length === 0) proofs.set(skill.key, { skills: [{ skill, isFirst: true }] })
    sources.forEach((source, at) => {
      const proof = proofs.get(source.facts.code) ?? { source, skills: [] }
      proof.skills.push({ skill, isFirst: at === 0 })
      proofs.set(source.facts.code, proof)
    })
  }
  return [...proofs.values()]
}

export const attestationsOf = ({ sources }: ShownSkill) =>
  sources.filter((source) => source.kind === 'attested')
export const endorsementsOf = ({ sources }: ShownSkill) =>
  sources.filter((source) => source.kind === 'endorsed')

export const saysSomething = ({ availability, contracts, places, lookingFor }: Wanted): boolean =>
  availability !== 'unsaid' || contracts.length > 0 || places.length > 0 || lookingFor !== ''

export const visibilities = ['private', 'partners', 'public'] as const
export const pageParts = ['photo', 'last_name', ...profileParts] as const
export type PagePart = (typeof pageParts)[number]

/** What the person chose to show. Nothing before the page is first shown: no box is preselected. */
export function chosenParts(career: { handle: string | null; shown: string[] } | null): string[] {
  return career?.handle ? career.shown : []
}

/** An address from a name: "Inès L’Hôte" becomes ines-l-hote. */
export function handleFrom(name: string): string {
  return comparable(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '')
}
