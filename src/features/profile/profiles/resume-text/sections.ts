import { fold, type Line, linesOf } from '../../../../lib/located-text.ts'

export type SectionKind =
  | 'summary'
  | 'experience'
  | 'projects'
  | 'education'
  | 'skills'
  | 'languages'
  | 'interests'
  | 'contact'
  /** Sections that aren't checked, such as references. */
  | 'other'

const names: Record<SectionKind, string> = {
  summary:
    'profile|summary|professional summary|about|about me|objective|career objective|personal statement|profil|resume|a propos|a propos de moi|presentation|objectif|accroche',
  experience:
    'experiences?|work experiences?|professional experiences?|relevant experience|employment|employment history|work history|career history|experiences? professionnelles?|mes experiences|parcours|parcours professionnel|stages?|experiences? et stages?|internships?|jobs|jobs (?:etudiants?|d.ete)|emplois?|professional background',
  projects:
    'projects?|projets?|missions?|validated missions|missions validees|realisations|volunteering|benevolat',
  education:
    'education|studies|academic background|qualifications|education and training|formations?|etudes|diplomes?|scolarite|parcours scolaire|parcours academique|formation academique|educational background|formations? et diplomes|cursus',
  skills:
    'skills|key skills|top skills|it skills|computer skills|principales competences|competences principales|competences informatiques|technical skills|hard skills|soft skills|tools|competences|competences cles|competences techniques|savoir-faire|savoir-etre|outils|logiciels|informatique',
  languages: 'languages?|language skills|langues?|langues etrangeres|competences linguistiques',
  interests: "interests|hobbies|activities|passions|activites|centres? d'interets?|loisirs|interets",
  contact: 'contact|contact details|coordonnees',
  other:
    "certifications?|certificates|certificats|licenses|references?|publications?|awards|honors(?:-awards)?|prix|distinctions|divers|additional information|informations? complementaires?|links|liens|courses|driver's license|driving licen[cs]e|permis(?: de conduire)?|what i'm looking for|ce que je (?:re)?cherche",
}
const kinds = Object.keys(names) as SectionKind[]
const patterns = new Map(
  kinds.map((kind) => [kind, new RegExp(`^(?:${names[kind]})(?: (?:and|et|&) .{1,30})?$`)]),
)

export interface Section {
  kind: SectionKind
  heading: Line
  lines: Line[]
}

function headingKind({ text, hasBullet }: Line): SectionKind | undefined {
  if (hasBullet || text.length > 48) return undefined
  const joined = /^(?:\p{L} ){3,}\p{L}$/u.test(text) ? text.replaceAll(' ', '') : text
  const plain = fold(joined)
    .replace(/[^\p{L}'& -]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return kinds.find((kind) => patterns.get(kind)?.test(plain))
}

/** The sections of a résumé by their headings; text before the first belongs to none. */
export function sectionsOf(text: string): Section[] {
  const sections: Section[] = []
  for (const line of linesOf(text)) {
    const kind = headingKind(line)
    if (kind) sections.push({ kind, heading: line, lines: [] })
    else sections.at(-1)?.lines.push(line)
  }
  return sections
}
