import { useTranslation } from 'react-i18next'
import { type Day, formatDayAs } from '../../../../lib/weeks.ts'
import type { Milestone } from '../api/answers.ts'
import { monthsIn, placeOf, spanOf, stateOf } from '../timeline.ts'
import classes from './TimelineDrawing.module.css'

/** The dates on a line. Decorative: the list below says the same as text. */
export function TimelineDrawing({ milestones, today }: { milestones: Milestone[]; today: Day }) {
  const { t, i18n } = useTranslation('careerPlan')
  const span = spanOf(
    milestones.map(({ due_on }) => due_on),
    today,
  )
  const at = (day: Day) => ({ insetInlineStart: `${placeOf(day, span)}%` })
  return (
    <div className={classes.drawing} aria-hidden>
      <div className={classes.line} />
      <div className={classes.passed} style={{ width: `${placeOf(today, span)}%` }} />
      {monthsIn(span).map((month) => (
        <span key={month} className={classes.month} style={at(month)}>
          {formatDayAs(month, i18n.language, { month: 'short' })}
        </span>
      ))}
      <span className={classes.today} style={at(today)}>
        {t('milestones.today')}
      </span>
      {milestones.map((milestone) => (
        <span
          key={milestone.id}
          className={classes.dot}
          data-state={stateOf(milestone, today)}
          data-goal={milestone.is_goal}
          title={milestone.title}
          style={at(milestone.due_on)}
        />
      ))}
    </div>
  )
}
