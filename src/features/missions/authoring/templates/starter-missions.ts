import { type Language, languages } from '../../../../i18n/languages.ts'
import { withSame } from '../../missions/languages.ts'
import type { MissionContent } from '../../missions/model.ts'
import { templatesIn } from './templates.ts'

export interface StarterMission {
  /** Stays the same when its texts change, so that no installation gets it twice. */
  name: string
  content: MissionContent
}

/** The templates, ready to be published in every language; one language is the original. */
export function starterMissions(original: Language): StarterMission[] {
  const others = languages.filter((language) => language !== original).map(templatesIn)
  return templatesIn(original).map((content, at) => ({
    name: content.category,
    content: others.reduce((written, same) => withSame(written, same[at]!), content),
  }))
}
