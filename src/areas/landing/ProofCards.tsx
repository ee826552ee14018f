import { IconCertificate, IconClock, IconMessages, IconStairs } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MissionCover } from '../../features/missions/missions/components/MissionCover.tsx'
import { formatDate } from '../../lib/dates.ts'
import { certificatePath, paths } from '../../lib/paths.ts'
import { AnchorButton } from '../../ui/AnchorButton.tsx'
import { fetchProof, type Proof } from './fetch-proof.ts'
import classes from './Proof.module.css'

const counted = ['missions', 'companies', 'certificates'] as const

/** A mission, a certificate and numbers, all from the database. */
export function ProofCards() {
  const { t, i18n } = useTranslation('certificates')
  const [proof, setProof] = useState<Proof | null>()
  const { language } = i18n
  useEffect(() => {
    let isGone = false
    const keep = (found: Proof | null) => !isGone && setProof(found)
    fetchProof(language).then(keep, () => keep(null))
    return () => {
      isGone = true
    }
  }, [language])
  const counts = counted.flatMap((name) => proof?.counts[name] ?? [])
  const waiting = <p className={classes.waiting} />
  return (
    <>
      <div className={classes.cards}>
        <article className={classes.card}>
          <h3 className={classes.label}>{t('proof.mission')}</h3>
          {proof === undefined ? waiting : <Mission mission={proof?.mission ?? null} />}
          <p className={classes.more}>
            <a href={paths.missions}>{t('proof.allMissions')}</a>
          </p>
        </article>
        <article className={classes.card}>
          <h3 className={classes.label}>{t('proof.certificate')}</h3>
          {proof === undefined ? waiting : <Certificate certificate={proof?.certificate ?? null} />}
          <p className={classes.more}>
            <a href={paths.checkCertificate}>{t('proof.check')}</a>
          </p>
        </article>
      </div>
      {/* One number alone proves little. */}
      <ul className={classes.counts}>
        {counts.length > 1 &&
          counted.map((name) => {
            const count = proof?.counts[name]
            return count && <li key={name}>{t(`proof.counts.${name}`, { count })}</li>
          })}
      </ul>
    </>
  )
}

function Mission({ mission }: { mission: Proof['mission'] }) {
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

function Certificate({ certificate }: { certificate: Proof['certificate'] }) {
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
