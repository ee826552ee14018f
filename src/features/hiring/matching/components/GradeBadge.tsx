import { useTranslation } from 'react-i18next'
import type { Grade } from '../model.ts'
import classes from './Matching.module.css'

const steps = ['weak', 'fair', 'good', 'great']

/** The grade, next to as many rising strokes. */
export function GradeBadge({ grade }: { grade: Grade | null }) {
  const { t } = useTranslation('matching')
  const reached = grade ? steps.indexOf(grade) : -1
  return (
    <span className={classes.grade} data-grade={grade ?? 'none'}>
      <svg width="18" height="16" viewBox="0 0 18 16" aria-hidden="true">
        {steps.map((step, place) => (
          <rect
            key={step}
            x={place * 5}
            y={12 - place * 4}
            width="3"
            height={4 + place * 4}
            rx="1.5"
            opacity={place <= reached ? 1 : 0.25}
          />
        ))}
      </svg>
      {t('gradeOf', { grade: t(`grades.${grade ?? 'none'}`) })}
    </span>
  )
}
