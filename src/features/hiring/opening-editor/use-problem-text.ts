import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../../lib/money.ts'
import type { Problem } from './api/answers.ts'

/** A problem as a sentence. */
export function useProblemText() {
  const { t } = useTranslation(['openingEditor', 'openingBoard'])
  return ({ code, data }: Problem): string => {
    const money = (value = 0) => formatMoney({ currency: 'EUR', amount: Math.round(value * 100) })
    return t(`problems.${code}`, {
      words: data?.words,
      hourly: money(data?.hourly),
      least: t(`openingBoard:pay.${data?.period ?? 'month'}`, { range: money(data?.least) }),
    })
  }
}
