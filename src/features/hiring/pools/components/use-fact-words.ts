import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../lib/dates.ts'
import { formatItems, formatList, labelsInLine } from '../../../../lib/formats/lists.ts'
import { capitalized, nameOfLanguage } from '../../../../lib/formats/names.ts'
import { inLanguage } from '../../../../lib/in-language.ts'
import type { CandidateFacts } from '../../discovery/api/answers.ts'

/** Facts of a card as text, one by one; undefined for those not given. */
export function useFactWords() {
  const { t, i18n } = useTranslation(['discovery', 'profiles'])
  const { language } = i18n
  return {
    jobs: ({ targetJobs = [] }: CandidateFacts) =>
      formatList(labelsInLine(targetJobs.map((job) => inLanguage(job, 'title')))),
    place: ({ town, remote }: CandidateFacts) =>
      [town && inLanguage(town, 'name'), remote && remote !== 'any' && t(`profiles:remotes.${remote}`)]
        .filter(Boolean)
        .join(' · '),
    availability: ({ availability, availableFrom }: CandidateFacts) =>
      availability === 'from_date' && availableFrom
        ? t('profiles:availableFromDay', { day: formatDate(availableFrom) })
        : availability && availability !== 'unsaid' && t(`profiles:availabilities.${availability}`),
    contracts: ({ contracts = [] }: CandidateFacts) =>
      formatList(labelsInLine(contracts.map((kind) => t(`profiles:contractKinds.${kind}`)))),
    languages: ({ languages = [] }: CandidateFacts) =>
      capitalized(
        formatItems(
          languages.map(({ code, level }) =>
            t('spoken', { language: nameOfLanguage(code, language), level: t(`languageLevels.${level}`) }),
          ),
        ),
        language,
      ),
  }
}
