import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { certificatePath } from '../../../../lib/paths.ts'
import { Logo } from '../../../../ui/Logo.tsx'
import classes from './CertificateCard.module.css'
import { Wing } from './Wing.tsx'

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
      <Wing />
      <Logo size={22} />
      <span className={classes.kind}>{t('after.certificateKind')}</span>
      <strong className={classes.mission}>{mission}</strong>
      <span className={classes.by}>{organization}</span>
      <span className={classes.code}>{code}</span>
    </Link>
  )
}
