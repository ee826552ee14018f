import { IconCertificate, IconClock, IconMessages, IconStairs } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { MissionCover } from '../../features/missions/missions/components/MissionCover.tsx'
import { formatDate } from '../../lib/dates.ts'
import { certificatePath, paths } from '../../lib/paths.ts'
import { AnchorButton } from '../../ui/AnchorButton.tsx'
import type { Proof } from './fetch-proof.ts'
import classes from './Proof.module.css'

export function Mission({ mission }: { mission: Proof['mission'] }) {
  const { t, i18n } = useTranslation(['certificates', 'catalog', 'missions'])
  if (!mission) return <p className={classes.waiting}>{t('catalog:list.none')}</p>
  const { title, summary } = mission.translations[i18n.language] ?? mission
  const lang = mission.translations[i18n.language] ? i18n.language : mission.language
  return (
    <>
      <div className={classes.cover}>
        <MissionCover id={mission.mission_id} category={mission.category} difficulty={mission.difficulty} />
      </div>
      <p className={classes.by}>{mission.organization_name}</p>
      <p className={classes.name} lang={lang}>
        {title}
      </p>
      <p className={classes.summary} lang={lang}>
        {summary}
      </p>
      <ul className={classes.facts}>
        <li>
          <IconStairs size={16} aria-hidden />
          {t(`missions:difficulties.${mission.difficulty}`)}
        </li>
        <li>
          <IconClock size={16} aria-hidden />
          {t('missions:hours', { count: Number(mission.hours) })}
        </li>
        <li>
          <IconMessages size={16} aria-hidden />
          {t('catalog:list.feedback', { count: mission.feedback_days })}
        </li>
      </ul>
      <AnchorButton href={paths.mission(mission.mission_id)} className={classes.open}>
        {t('proof.openMission')}
      </AnchorButton>
    </>
  )
}

export function Certificate({ certificate }: { certificate: Proof['certificate'] }) {
  const { t } = useTranslation('certificates')
  if (!certificate) return <p className={classes.waiting}>{t('proof.noCertificate')}</p>
  return (
    <>
      <div className={classes.paper}>
        <IconCertificate size={44} stroke={1.3} aria-hidden />
        <p className={classes.name}>{certificate.mission}</p>
        <p>{t('proof.by', { organization: certificate.organization })}</p>
        <p className={classes.code}>{certificate.code}</p>
        <p>{t('issued', { date: formatDate(certificate.issuedAt) })}</p>
      </div>
      <p className={classes.summary}>{t('proof.certificateText')}</p>
      <AnchorButton href={certificatePath(certificate.code)} variant="default" className={classes.open}>
        {t('proof.openCertificate')}
      </AnchorButton>
    </>
  )
}
