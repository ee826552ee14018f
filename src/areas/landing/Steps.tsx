import { useTranslation } from 'react-i18next'
import classes from './Steps.module.css'

const steps = ['discover', 'complete', 'recognized'] as const

export function Steps() {
  const { t } = useTranslation('landing')
  return (
    <section className={classes.section} aria-label={t('sections.how')}>
      <div className={classes.inner}>
        <p className={classes.eyebrow}>{t('how.eyebrow')}</p>
        <h2>{t('sections.how')}</h2>
        <ol className={classes.steps}>
          {steps.map((step, index) => (
            <li key={step}>
              <Arc index={index} />
              <h3>{t(`how.${step}.title`)}</h3>
              <p>{t(`how.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

/** The logo mark, with one more arc for each step. */
function Arc({ index }: { index: number }) {
  const arcs = ['M15 28.500c2-4 6-6.500 11-7.500', 'M9 28c3-7 9-12 18-14', 'M4 27C7 17 15 9 28 5']
  return (
    <svg width="56" height="56" viewBox="0 0 32 32" fill="none" aria-hidden="true" className={classes.arc}>
      {arcs.map((arc, place) => (
        <path key={arc} d={arc} data-on={place <= index} data-new={place === index} />
      ))}
    </svg>
  )
}
