import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/paths.ts'
import { AnchorButton } from '../../ui/AnchorButton.tsx'
import classes from './TryAStep.module.css'

const choices = ['hide', 'night', 'tell'] as const
type Choice = (typeof choices)[number]

/**
 * A mission step visitors can try without an account: read a colleague's message, decide, and see the
 * outcome.
 */
export function TryAStep() {
  const { t } = useTranslation('landing')
  const [chosen, setChosen] = useState<Choice>()
  return (
    <section className={classes.card} aria-label={t('tryIt.label')}>
      <header className={classes.head}>
        <span className={classes.badge}>{t('tryIt.label')}</span>
        <span>{t('tryIt.step')}</span>
      </header>
      <div className={classes.message}>
        <span className={classes.face} aria-hidden="true">
          IG
        </span>
        <div>
          <p className={classes.from}>
            <strong>{t('tryIt.from')}</strong> {t('tryIt.fromRole')} · {t('tryIt.time')}
          </p>
          <p className={classes.bubble}>{t('tryIt.message')}</p>
        </div>
      </div>
      <p className={classes.question}>{t('tryIt.question')}</p>
      <div className={classes.choices}>
        {choices.map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={chosen === choice}
            onClick={() => setChosen(choice)}
          >
            {t(`tryIt.choices.${choice}.label`)}
          </button>
        ))}
      </div>
      <div aria-live="polite">
        {chosen && (
          <div className={classes.outcome}>
            <p>{t(`tryIt.choices.${chosen}.outcome`)}</p>
            <p className={classes.note}>
              <span>{t('tryIt.noteLabel')}</span>
              {t(`tryIt.choices.${chosen}.note`)}
            </p>
            <AnchorButton href={paths.signUp} variant="light" className={classes.more}>
              {t('tryIt.more')}
            </AnchorButton>
          </div>
        )}
      </div>
    </section>
  )
}
