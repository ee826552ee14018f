import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { partnerSignUp, paths } from '../../lib/paths.ts'
import { AnchorButton } from '../../ui/AnchorButton.tsx'
import classes from './Everyone.module.css'

const points = ['first', 'second', 'third'] as const

export function Everyone() {
  const { t } = useTranslation('landing')
  return (
    <section className={classes.section} aria-label={t('sections.everyone')}>
      <h2>{t('sections.everyone')}</h2>
      <p className={classes.lead}>{t('everyone.text')}</p>
      <div className={classes.cards}>
        <Card who="student" to={paths.signUp} label={t('joinStudent')} />
        <Card who="company" to={partnerSignUp('company')} label={t('joinCompany')} />
      </div>
    </section>
  )
}

function Card({ who, to, label }: { who: 'student' | 'company'; to: string; label: string }) {
  const { t } = useTranslation('landing')
  return (
    <article className={classes.card} data-who={who}>
      <h3>{t(`everyone.${who}.title`)}</h3>
      <ul>
        {points.map((point) => (
          <li key={point}>
            <IconCheck size={20} stroke={2.2} aria-hidden />
            {t(`everyone.${who}.points.${point}`)}
          </li>
        ))}
      </ul>
      <AnchorButton
        href={to}
        size="md"
        variant={who === 'student' ? 'white' : 'filled'}
        className={classes.join}
      >
        {label}
      </AnchorButton>
    </article>
  )
}
