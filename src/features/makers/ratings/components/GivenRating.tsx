import { IconStarFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Rating } from '../api/answers.ts'
import type { Criterion } from '../model.ts'
import classes from './Ratings.module.css'

/** A rating by criterion, with its comment. */
export function GivenRating({ rating: { scores, words } }: { rating: Rating }) {
  const { t } = useTranslation('ratings')
  return (
    <>
      <dl className={classes.scores}>
        {(Object.entries(scores) as [Criterion, number][]).map(([criterion, score]) => (
          <div key={criterion} style={{ display: 'contents' }}>
            <dt>{t(`criteria.${criterion}`)}</dt>
            <dd>
              <IconStarFilled size={14} color="var(--coral)" aria-hidden /> {t('outOf', { score })}
            </dd>
          </div>
        ))}
      </dl>
      {words && <blockquote className={classes.words}>{words}</blockquote>}
    </>
  )
}
