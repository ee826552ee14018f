import { useTranslation } from 'react-i18next'
import classes from './Review.module.css'

const stages = ['submit', 'read', 'answer', 'revise'] as const

export function Review() {
  const { t } = useTranslation('landing')
  return (
    <section className={classes.section} aria-label={t('review.title')}>
      <div className={classes.inner}>
        <h2>{t('review.title')}</h2>
        <ol className={classes.stages}>
          {stages.map((stage) => (
            <li key={stage}>
              <h3>{t(`review.${stage}.title`)}</h3>
              <p>{t(`review.${stage}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
