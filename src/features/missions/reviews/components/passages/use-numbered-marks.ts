import { useTranslation } from 'react-i18next'
import { toRange } from '../../../../../ui/diff/passages.ts'
import type { ReviewComment } from '../../api/answers.ts'
import { passagesOf } from '../../comments.ts'
import type { NumberedMark } from './draw-marked.tsx'

/** The comments on a text, in order, and the marks that show where they are. */
export function useNumberedMarks<T extends ReviewComment>(comments: T[], stepId: string, source: string) {
  const { t } = useTranslation('reviews')
  const numbered = passagesOf(comments, stepId).map((comment, index) => ({ comment, number: index + 1 }))
  const marks = numbered.map(
    ({ comment, number }): NumberedMark => ({
      ...toRange(source, comment),
      id: comment.id,
      number,
      label: t('passages.number', { number }),
    }),
  )
  return { numbered, marks }
}
