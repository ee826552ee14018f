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
import { formatDate } from '../../../lib/dates.ts'
import { formatItems, formatList } from '../../../lib/formats/lists.ts'
import { languageName } from '../../profiles/stations.ts'
import { type CandidateFacts, jobIn, nameIn } from '../model.ts'
import classes from './Discovery.module.css'

/** Everything on a card except title and skills, one line each; missing facts have none. */
export function CardFacts({ facts }: { facts: CandidateFacts }) {
  const { t, i18n } = useTranslation(['discovery', 'profile'])
  const { town, places = [], remote, availability, availableFrom, contracts = [] } = facts
  const { targetJobs = [], languages = [], schools = [], missionsValidated = 0 } = facts
  const language = i18n.language
  const movesTo = places.filter(({ slug }) => slug !== town?.slug).map((place) => nameIn(place, language))
  const lines = [
    [IconCertificate, missionsValidated > 0 && t('missionsValidated', { count: missionsValidated })],
    [
      IconFlag,
      targetJobs.length > 0 &&
        t('aimsFor', { jobs: formatList(targetJobs.map((job) => jobIn(job, language))) }),
    ],
    [
      IconMapPin,
      [town && nameIn(town, language), movesTo.length > 0 && t('movesTo', { places: formatList(movesTo) })]
        .filter(Boolean)
        .join(' · '),
    ],
    [IconHome, remote && remote !== 'any' && t(`profile:remotes.${remote}`)],
    [
      IconCalendarCheck,
      availability === 'from_date' && availableFrom
        ? t('profile:availableFromDay', { day: formatDate(availableFrom) })
        : availability && availability !== 'unsaid' && t(`profile:availabilities.${availability}`),
    ],
    [IconBriefcase, formatList(contracts.map((kind) => t(`profile:contractKinds.${kind}`)))],
    [
      IconLanguage,
      formatItems(
        languages.map(({ code, level }) =>
          t('spoken', { language: languageName(code, language), level: t(`languageLevels.${level}`) }),
        ),
      ),
    ],
    [IconSchool, formatItems(schools)],
  ] as const
  return (
    <ul className={classes.facts}>
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
