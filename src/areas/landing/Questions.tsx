import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/paths.ts'
import classes from './Questions.module.css'

const questions = ['free', 'work', 'trust', 'visible', 'start'] as const

export function Questions() {
  const { t } = useTranslation('landing')
  return (
    <section className={classes.section} aria-label={t('questions.title')}>
      <h2>{t('questions.title')}</h2>
      {questions.map((one) => (
        <details key={one} className={classes.question}>
          <summary>{t(`questions.${one}.question`)}</summary>
          <p>{t(`questions.${one}.answer`)}</p>
        </details>
      ))}
      <p className={classes.more}>
        <a href={paths.help}>{t('questions.more')}</a>
      </p>
    </section>
  )
}
