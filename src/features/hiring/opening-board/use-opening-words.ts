import { useTranslation } from 'react-i18next'
import { formatMonth } from '../../../lib/dates.ts'
import { formatItems, labelsInLine } from '../../../lib/formats/lists.ts'
import { inLanguage } from '../../../lib/in-language.ts'
import type { OpeningCardData } from './api/answers.ts'
import { payRange } from './model.ts'

/** The facts of an opening in words. */
export function useOpeningWords() {
  const { t } = useTranslation('openingBoard')
  const { t: tProfile } = useTranslation('profiles')
  return {
    /** "Lyon, hybrid". */
    place: ({ town, remote }: Pick<OpeningCardData, 'town' | 'remote'>): string =>
      formatItems(
        labelsInLine([
          ...(remote !== 'remote' && town ? [inLanguage(town, 'name')] : []),
          t(`remotes.${remote}`),
        ]),
      ),
    /** "Permanent, part-time, 28 h a week". */
    contract({
      contract,
      workingTime,
      hoursPerWeek,
      durationMonths,
    }: Pick<OpeningCardData, 'contract' | 'workingTime' | 'hoursPerWeek' | 'durationMonths'>): string {
      const parts = [
        contract && tProfile(`contractKinds.${contract}`),
        durationMonths !== null && t('card.months', { count: durationMonths }),
        workingTime === 'part' && t('times.part'),
        hoursPerWeek !== null && t('card.hours', { count: hoursPerWeek }),
      ].filter((part): part is string => Boolean(part))
      return formatItems(labelsInLine(parts))
    },
    /** "€32,000 – €38,000 a year". */
    pay(pay: OpeningCardData['pay']): string | undefined {
      const range = payRange(pay)
      return range && pay.period ? t(`pay.${pay.period}`, { range }) : undefined
    },
    start: (day: string | null): string =>
      day ? t('card.start', { month: formatMonth(day) }) : t('card.startOpen'),
  }
}
