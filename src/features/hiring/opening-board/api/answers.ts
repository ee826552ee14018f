import { z } from 'zod'
import { Constants } from '../../../../lib/database.types.ts'
import { organizationChecks } from '../../../organizations/organizations/api/answers.ts'
import { contractKinds } from '../../../profile/profiles/model.ts'
import { named, skillLevel, titled } from '../../discovery/api/answers.ts'
import { match } from '../../matching/api/answers.ts'
import { workModes } from '../../matching/model.ts'

const { language_level, mission_category, mission_difficulty } = Constants.public.Enums
const language = z.enum(['en', 'fr'])

const skill = named.extend({ slug: z.string(), must: z.boolean() })

export const openingCard = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  language,
  translatedTitle: z.string().nullable(),
  audience: z.enum(['everyone', 'schools', 'invited']),
  organization: z.object({
    name: z.string(),
    slug: z.string(),
    kind: z.enum(['company', 'on_maker', 'academia']),
    logo: z.string().nullable(),
    checks: organizationChecks,
  }),
  town: named.extend({ slug: z.string(), country: z.string() }).nullable(),
  remote: z.enum(workModes),
  contract: z.enum(contractKinds).nullable(),
  workingTime: z.enum(['full', 'part']),
  hoursPerWeek: z.number().nullable(),
  durationMonths: z.number().nullable(),
  startOn: z.string().nullable(),
  pay: z.object({
    min: z.number().nullable(),
    max: z.number().nullable(),
    currency: z.string(),
    period: z.enum(['hour', 'month', 'year']).nullable(),
  }),
  applyBy: z.string().nullable(),
  publishedAt: z.string(),
  skills: z.array(skill),
  /** Days until the first answer, as promised. */
  answerDays: z.number().nullable(),
  /** Percent of the organization's applications answered in the promised time; null while there are too few. */
  answerShare: z.number().nullable(),
  /** Median days until its first answer. */
  answerMedian: z.number().nullable(),
  /** How many of its answers are late now. */
  lateAnswers: z.number(),
})
export type OpeningCardData = z.infer<typeof openingCard>

const choice = z.object({
  value: z.string(),
  count: z.number(),
  nameEn: z.string().optional(),
  nameFr: z.string().optional(),
})
export type BoardChoice = z.infer<typeof choice>

const found = z.object({
  total: z.number(),
  isMore: z.boolean(),
  openings: z.array(openingCard.extend({ kilometers: z.number().nullable() })),
  choices: z.partialRecord(z.enum(['skill', 'job', 'language', 'contract']), z.array(choice)),
  /** Schools with partners that have openings. */
  schools: z.array(z.object({ value: z.string(), name: z.string() })),
  /** The names of what the filter contains. */
  named: z.partialRecord(z.enum(['skill', 'job', 'town', 'school']), named),
})
export type FoundOpenings = z.infer<typeof found>

const provingMission = z.object({
  id: z.string(),
  title: z.string(),
  language: z.string(),
  translations: z.record(z.string(), z.string()),
  organization: z.string(),
  difficulty: z.enum(mission_difficulty),
  hours: z.number(),
})
export type ProvingMission = z.infer<typeof provingMission>

/** Missions by the skill they prove. */
const missions = z.record(z.string(), provingMission)
export type ProvingMissions = z.infer<typeof missions>

const openingPage = openingCard.extend({
  description: z.string(),
  translation: z.object({ title: z.string(), description: z.string() }).nullable(),
  job: titled.extend({ slug: z.string() }).nullable(),
  languages: z.array(z.object({ code: z.string(), level: z.enum(language_level) })),
  places: z.number(),
  /** Field of work, for its cover. */
  category: z.enum(mission_category),
  skills: z.array(skill.extend({ weight: z.number(), level: skillLevel.nullable() })),
  stages: z.array(
    z.object({
      kind: z.enum(['new', 'shortlist', 'interview', 'offer', 'hired', 'not_selected']),
      name: z.string().nullable(),
      answerDays: z.number().nullable(),
    }),
  ),
  /** Whether it takes applications now. */
  isOpen: z.boolean(),
  /** Whether late answers keep it from taking applications. */
  isStopped: z.boolean(),
  changedAt: z.string(),
  about: z.object({
    tagline: z.string(),
    sector: z.string().nullable(),
    size: z.string().nullable(),
    place: z.string(),
    website: z.string().nullable(),
    replyRate: z.number().nullable(),
  }),
  missions,
  others: z.array(openingCard),
  similar: z.array(openingCard),
})
export type OpeningPageData = z.infer<typeof openingPage>

const recommended = z.object({ opening: openingCard, match, missions, isSaved: z.boolean() })
export type Recommended = z.infer<typeof recommended>

const savedOpening = openingCard.extend({ isOpen: z.boolean() })
export type SavedOpening = z.infer<typeof savedOpening>

export const answers = {
  find_openings: found,
  opening_page: openingPage.nullable(),
  opening_match: z.object({ match, isSaved: z.boolean() }),
  recommended_openings: z.object({ total: z.number(), openings: z.array(recommended) }),
  my_saved_openings: z.object({ isMore: z.boolean(), openings: z.array(savedOpening) }),
}
