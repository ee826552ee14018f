import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { certificatePath } from '../../../../lib/paths.ts'
import { Logo } from '../../../../ui/Logo.tsx'
import classes from './CertificateCard.module.css'

interface Props {
  code: string
  mission: string
  organization: string
}

/** A small picture of a certificate that links to it. */
export function CertificateCard({ code, mission, organization }: Props) {
  const { t } = useTranslation('player')
  return (
    <Link to={certificatePath(code)} className={classes.card}>
      <svg viewBox="0 0 800 420" fill="none" aria-hidden="true" className={classes.wing}>
        <path d="M-20 440C120 220 360 70 840 20" />
        <path d="M120 460C240 300 470 190 860 150" />
        <path d="M300 470c110-110 280-170 560-196" />
      </svg>
      <Logo size={22} />
      <span className={classes.kind}>{t('after.certificateKind')}</span>
      <strong className={classes.mission}>{mission}</strong>
      <span className={classes.by}>{organization}</span>
      <span className={classes.code}>{code}</span>
    </Link>
  )
}
