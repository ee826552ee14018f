import { fold, type Line, linesOf } from '../text.ts'

export type SectionKind =
  | 'summary'
  | 'experience'
  | 'projects'
  | 'education'
  | 'skills'
  | 'languages'
  | 'interests'
  | 'contact'

const names: Record<SectionKind, string> = {
  summary:
    'profile|summary|about|about me|objective|profil|a propos|a propos de moi|presentation|objectif|accroche',
  experience:
    'experiences?|work experiences?|professional experiences?|relevant experience|employment|employment history|work history|career history|experiences? professionnelles?|mes experiences|parcours|parcours professionnel|stages?|experiences? et stages?|internships?|jobs',
  projects:
    'projects?|projets?|missions?|validated missions|missions validees|realisations|volunteering|benevolat',
  education:
    'education|studies|academic background|qualifications|education and training|formations?|etudes|diplomes?|scolarite|parcours scolaire|formations? et diplomes|cursus',
  skills:
    'skills|key skills|technical skills|hard skills|soft skills|tools|competences|competences cles|competences techniques|savoir-faire|savoir-etre|outils|logiciels|informatique',
  languages: 'languages?|langues?',
  interests: "interests|hobbies|centres? d'interets?|loisirs|interets",
  contact: 'contact|contact details|coordonnees',
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
  const plain = fold(text)
    .replace(/[^\p{L}'& -]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return kinds.find((kind) => patterns.get(kind)?.test(plain))
}

/** The parts of a résumé by their headings; what stands before the first belongs to none. */
export function sectionsOf(text: string): Section[] {
  const sections: Section[] = []
  for (const line of linesOf(text)) {
    const kind = headingKind(line)
    if (kind) sections.push({ kind, heading: line, lines: [] })
    else sections.at(-1)?.lines.push(line)
  }
  return sections
}
