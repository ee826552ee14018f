import { useTranslation } from 'react-i18next'
import classes from './DeliveredFeedback.module.css'

interface Props {
  /** Zero-based. */
  level: number
  levels: number
  /** Whose rating it is, if there are two. */
  by?: 'reviewer' | 'candidate'
}

/** A level as a row of bars. */
export function LevelScale({ level, levels, by }: Props) {
  const { t } = useTranslation('reviews')
  const words = t('feedback.level', { level: level + 1, levels })
  const who = by && t(by === 'reviewer' ? 'feedback.byReviewer' : 'feedback.byYou')
  return (
    <div className={classes.rating}>
      {who && <span aria-hidden>{who}</span>}
      <div
        className={classes.scale}
        role="img"
        aria-label={who ? t('feedback.levelBy', { who, words }) : words}
        data-by={by}
      >
        {Array.from({ length: levels }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a level is identified by its position.
          <span key={index} data-reached={index <= level} />
        ))}
      </div>
    </div>
  )
}
