import { useTranslation } from 'react-i18next'
import { partnerSignUp, paths } from '../../lib/paths.ts'
import { AnchorButton } from '../../ui/AnchorButton.tsx'
import classes from './Hero.module.css'
import { TryAStep } from './TryAStep.tsx'

export function Hero() {
  const { t } = useTranslation('landing')
  return (
    <section className={classes.band}>
      <Wing />
      <div className={classes.hero}>
        <div className={classes.words}>
          <h1>{t('title')}</h1>
          <p>{t('subtitle')}</p>
          <div className={classes.actions}>
            <AnchorButton href={paths.signUp} size="lg">
              {t('joinStudent')}
            </AnchorButton>
            <AnchorButton href={partnerSignUp('company')} size="lg" variant="default">
              {t('joinCompany')}
            </AnchorButton>
          </div>
        </div>
        <TryAStep />
      </div>
    </section>
  )
}

function Wing() {
  return (
    <svg
      viewBox="0 0 1200 620"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden="true"
      className={classes.wing}
    >
      <path d="M-40 640C140 330 520 90 1260 30" />
      <path d="M160 680C320 440 640 260 1280 200" />
      <path d="M420 700c150-170 400-270 860-310" />
    </svg>
  )
}
