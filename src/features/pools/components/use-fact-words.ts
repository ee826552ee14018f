import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/dates.ts'
import { formatItems, formatList } from '../../../lib/formats/lists.ts'
import { type CandidateFacts, jobIn, nameIn } from '../../discovery/model.ts'
import { languageName } from '../../profiles/stations.ts'

/** Facts of a card as text, one by one; undefined for those not given. */
export function useFactWords() {
  const { t, i18n } = useTranslation(['discovery', 'profile'])
  const { language } = i18n
  return {
    jobs: ({ targetJobs = [] }: CandidateFacts) => formatList(targetJobs.map((job) => jobIn(job, language))),
    place: ({ town, remote }: CandidateFacts) =>
      [town && nameIn(town, language), remote && remote !== 'any' && t(`profile:remotes.${remote}`)]
        .filter(Boolean)
        .join(' · '),
    availability: ({ availability, availableFrom }: CandidateFacts) =>
      availability === 'from_date' && availableFrom
        ? t('profile:availableFromDay', { day: formatDate(availableFrom) })
        : availability && availability !== 'unsaid' && t(`profile:availabilities.${availability}`),
    contracts: ({ contracts = [] }: CandidateFacts) =>
      formatList(contracts.map((kind) => t(`profile:contractKinds.${kind}`))),
    languages: ({ languages = [] }: CandidateFacts) =>
      formatItems(
        languages.map(({ code, level }) =>
          t('spoken', { language: languageName(code, language), level: t(`languageLevels.${level}`) }),
        ),
      ),
  }
}
