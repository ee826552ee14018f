import { useTranslation } from 'react-i18next'
import type { Question } from '../model.ts'

/** "Know-how · Marketing". */
export function QuestionFacts({ kind, trade }: Pick<Question, 'kind' | 'trade'>) {
  const { t } = useTranslation(['practice', 'missions'])
  return (
    <>
      <span>{t(`kinds.${kind}`)}</span>
      <span>{trade ? t(`missions:categories.${trade}`) : t('everyTrade')}</span>
    </>
  )
}
