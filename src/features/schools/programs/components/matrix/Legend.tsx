import { useTranslation } from 'react-i18next'
import { signs } from '../../cells.ts'
import { states } from '../../model.ts'
import classes from './Matrix.module.css'

/** What the symbols and colors mean. */
export function Legend({ hasChoice }: { hasChoice: boolean }) {
  const { t } = useTranslation('programs')
  return (
    <ul className={classes.legend} aria-label={t('matrix.legend')}>
      {states
        .filter((state) => hasChoice || (state !== 'open' && state !== 'asked'))
        .map((state) => (
          <li key={state}>
            <span className={classes.sign} data-state={state} aria-hidden>
              {signs[state]}
            </span>
            {t(`matrix.states.${state}`)}
          </li>
        ))}
      <li>
        <span className={classes.sign} data-late="late" aria-hidden />
        {t('matrix.late')}
      </li>
      <li>
        <span className={classes.sign} data-late="was_late" aria-hidden />
        {t('matrix.wasLate')}
      </li>
      <li>
        <span className={classes.sign} data-extended aria-hidden />
        {t('matrix.extended')}
      </li>
    </ul>
  )
}
