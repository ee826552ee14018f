import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/paths.ts'
import { AnchorButton } from '../../ui/AnchorButton.tsx'
import classes from './ClosingCall.module.css'

export function ClosingCall() {
  const { t } = useTranslation('landing')
  return (
    <section className={classes.section} aria-label={t('closing.title')}>
      <h2>{t('closing.title')}</h2>
      <p>{t('closing.text')}</p>
      <div className={classes.actions}>
        <AnchorButton href={paths.signUp} size="lg">
          {t('createAccount')}
        </AnchorButton>
        <AnchorButton href={paths.auth} size="lg" variant="default">
          {t('signIn')}
        </AnchorButton>
      </div>
    </section>
  )
}
