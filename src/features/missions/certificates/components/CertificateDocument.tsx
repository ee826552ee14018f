import { Trans, useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDate } from '../../../../lib/dates.ts'
import { certificateAddress, paths } from '../../../../lib/paths.ts'
import { Logo } from '../../../../ui/Logo.tsx'
import { QrCode } from '../../../../ui/QrCode.tsx'
import type { Certificate } from '../api/answers.ts'
import classes from './CertificateDocument.module.css'
import { Wing } from './Wing.tsx'

type Facts = NonNullable<Certificate['facts']>

/** The certificate itself, fit to be framed. */
export function CertificateDocument({ certificate, facts }: { certificate: Certificate; facts: Facts }) {
  const { t } = useTranslation('certificates')
  const { links } = certificate
  return (
    <article className={classes.sheet} aria-label={t('of', { mission: facts.mission })}>
      <Wing />
      <header className={classes.head}>
        <Logo size={30} />
        <span>{t('code', { code: certificate.code })}</span>
      </header>
      <p className={classes.small}>{t('awarded')}</p>
      <h1 className={classes.name}>{facts.name}</h1>
      <p className={classes.small}>{t('for')}</p>
      <p className={classes.mission} lang={facts.language}>
        {links?.mission ? <Link to={paths.mission(links.mission)}>{facts.mission}</Link> : facts.mission}
      </p>
      <p>
        <Trans
          t={t}
          i18nKey={facts.reviewerRole === 'maker' ? 'givenLinked' : 'byLinked'}
          values={{ organization: facts.organization }}
          components={{
            company: links?.company ? <Link to={paths.company(links.company)} /> : <span />,
          }}
        />
      </p>
      <footer className={classes.foot}>
        <p className={classes.date}>{t('issued', { date: formatDate(certificate.issuedAt) })}</p>
        <QrCode text={certificateAddress(certificate.code)} label={t('share.qr')} size={96} />
      </footer>
    </article>
  )
}
