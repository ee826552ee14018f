import {
  IconBriefcase,
  IconCalendarCheck,
  IconCertificate,
  IconFlag,
  IconHome,
  IconLanguage,
  IconMapPin,
  IconSchool,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../lib/dates.ts'
import { formatItems, formatList, labelsInLine } from '../../../../lib/formats/lists.ts'
import { capitalized, nameOfLanguage } from '../../../../lib/formats/names.ts'
import { inLanguage } from '../../../../lib/in-language.ts'
import type { CandidateFacts } from '../api/answers.ts'
import classes from './Discovery.module.css'

interface Props {
  facts: CandidateFacts
  /** One after the other instead of one line each. */
  isInline?: boolean
}

/** Everything on a card except title and skills; missing facts are left out. */
export function CardFacts({ facts, isInline }: Props) {
  const { t, i18n } = useTranslation(['discovery', 'profiles'])
  const { town, places = [], remote, availability, availableFrom, contracts = [] } = facts
  const { targetJobs = [], languages = [], schools = [], missionsValidated = 0 } = facts
  const language = i18n.language
  const movesTo = places.filter(({ slug }) => slug !== town?.slug).map((place) => inLanguage(place, 'name'))
  const lines = [
    [IconCertificate, missionsValidated > 0 && t('missionsValidated', { count: missionsValidated })],
    [
      IconFlag,
      targetJobs.length > 0 &&
        t('aimsFor', {
          count: targetJobs.length,
          jobs: formatList(labelsInLine(targetJobs.map((job) => inLanguage(job, 'title')))),
        }),
    ],
    [
      IconMapPin,
      [town && inLanguage(town, 'name'), movesTo.length > 0 && t('movesTo', { places: formatList(movesTo) })]
        .filter(Boolean)
        .join(' · '),
    ],
    [IconHome, remote && remote !== 'any' && t(`profiles:remotes.${remote}`)],
    [
      IconCalendarCheck,
      availability === 'from_date' && availableFrom
        ? t('profiles:availableFromDay', { day: formatDate(availableFrom) })
        : availability && availability !== 'unsaid' && t(`profiles:availabilities.${availability}`),
    ],
    [IconBriefcase, formatList(labelsInLine(contracts.map((kind) => t(`profiles:contractKinds.${kind}`))))],
    [
      IconLanguage,
      capitalized(
        formatItems(
          languages.map(({ code, level }) =>
            t('spoken', { language: nameOfLanguage(code, language), level: t(`languageLevels.${level}`) }),
          ),
        ),
        language,
      ),
    ],
    [IconSchool, formatItems(schools)],
  ] as const
  return (
    <ul className={classes.facts} data-inline={isInline || undefined}>
      {lines.map(
        ([LineIcon, words]) =>
          words && (
            <li key={words}>
              <LineIcon size={16} stroke={1.7} aria-hidden />
              <span>{words}</span>
            </li>
          ),
      )}
    </ul>
  )
}
