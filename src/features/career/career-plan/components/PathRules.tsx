import { useTranslation } from 'react-i18next'
import classes from './CareerPlan.module.css'

const rules = ['essential', 'level', 'rest', 'out'] as const

/** Explains how the database chooses; see docs/adr/0013-how-a-path-of-missions-is-chosen.md. */
export function PathRules() {
  const { t } = useTranslation('careerPlan')
  return (
    <details className={classes.more}>
      <summary>{t('path.rules')}</summary>
      <ol className={classes.rules}>
        {rules.map((rule) => (
          <li key={rule}>{t(`path.rule.${rule}`)}</li>
        ))}
      </ol>
    </details>
  )
}
