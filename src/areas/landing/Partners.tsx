import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { partnerSignUp, paths } from '../../lib/paths.ts'
import { AnchorButton } from '../../ui/AnchorButton.tsx'
import classes from './Partners.module.css'

const points = ['first', 'second', 'third'] as const

/** What schools and makers get, each with their own way in. */
export function Partners() {
  return (
    <div className={classes.partners}>
      <Partner who="school" join={partnerSignUp('academia')} catalog={paths.schools} />
      <Partner who="maker" join={partnerSignUp('on_maker')} catalog={paths.makers} />
    </div>
  )
}

function Partner({ who, join, catalog }: { who: 'school' | 'maker'; join: string; catalog: string }) {
  const { t } = useTranslation('landing')
  return (
    <section className={classes.partner} aria-label={t(`${who}.title`)}>
      <h2>{t(`${who}.title`)}</h2>
      <p>{t(`${who}.text`)}</p>
      <ul>
        {points.map((point) => (
          <li key={point}>
            <IconCheck size={20} stroke={2.2} aria-hidden />
            {t(`${who}.points.${point}`)}
          </li>
        ))}
      </ul>
      <div className={classes.ways}>
        <AnchorButton href={join}>{t(`${who}.join`)}</AnchorButton>
        <a href={catalog}>{t(`${who}.browse`)}</a>
      </div>
    </section>
  )
}
