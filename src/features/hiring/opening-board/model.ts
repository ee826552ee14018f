import { formatMoneyRange } from '../../../lib/money.ts'
import type { OpeningCardData, ProvingMission } from './api/answers.ts'

/** The title in the page's language if there is one, with the language it is in. */
export function titleIn(
  opening: Pick<OpeningCardData, 'title' | 'translatedTitle' | 'language'>,
  language: string,
): { title: string; lang: string } {
  return opening.translatedTitle !== null && opening.language !== language
    ? { title: opening.translatedTitle, lang: language }
    : { title: opening.title, lang: opening.language }
}

export const missionTitleIn = ({ title, translations }: ProvingMission, language: string): string =>
  translations[language] ?? title

export const missionLanguage = ({ language: own, translations }: ProvingMission, language: string): string =>
  language in translations ? language : own

/** "€32,000 – €38,000"; undefined for an opening without pay. */
export function payRange({ min, max, currency, period }: OpeningCardData['pay']): string | undefined {
  return min === null || max === null || period === null ? undefined : formatMoneyRange(min, max, currency)
}
