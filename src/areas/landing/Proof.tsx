import { IconCertificate, IconClock, IconMessages, IconStairs } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../lib/dates.ts'
import { certificatePath, paths } from '../../lib/paths.ts'
import { AnchorButton } from '../../ui/AnchorButton.tsx'
import type { Proof as Found } from './fetch-proof.ts'
import classes from './Proof.module.css'
import { useProof } from './use-proof.ts'

// Its drawings are large, and only those who scroll this far need one.
const MissionCover = lazy(async () => ({
  default: (await import('../../features/missions/missions/components/MissionCover.tsx')).MissionCover,
}))

const counted = ['missions', 'companies', 'certificates'] as const

/** A mission, a certificate and numbers, all from the database. They arrive late, in places that wait for them. */
export function Proof() {
  const { t } = useTranslation('landing')
  const { ref, proof } = useProof()
  const counts = counted.flatMap((name) => proof?.counts[name] ?? [])
  return (
    <section ref={ref} className={classes.section} aria-label={t('proof.title')}>
      <h2>{t('proof.title')}</h2>
      <p className={classes.lead}>{t('proof.text')}</p>
      <div className={classes.cards}>
        <article className={classes.card}>
          <h3 className={classes.label}>{t('proof.mission')}</h3>
          <Mission mission={proof?.mission} isLoading={proof === undefined} />
          <p className={classes.more}>
            <a href={paths.missions}>{t('proof.allMissions')}</a>
          </p>
        </article>
        <article className={classes.card}>
          <h3 className={classes.label}>{t('proof.certificate')}</h3>
          <Certificate certificate={proof?.certificate} isLoading={proof === undefined} />
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
    </section>
  )
}

function Mission({ mission, isLoading }: { mission?: Found['mission']; isLoading: boolean }) {
  const { t, i18n } = useTranslation('landing')
  if (!mission) return <p className={classes.waiting}>{!isLoading && t('proof.noMission')}</p>
  const { title, summary } = mission.translations[i18n.language] ?? mission
  const lang = mission.translations[i18n.language] ? i18n.language : mission.language
  return (
    <>
      <div className={classes.cover}>
        <Suspense>
          <MissionCover id={mission.mission_id} category={mission.category} difficulty={mission.difficulty} />
        </Suspense>
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
          {t(`proof.levels.${mission.difficulty}`)}
        </li>
        <li>
          <IconClock size={16} aria-hidden />
          {t('proof.hours', { count: Number(mission.hours) })}
        </li>
        <li>
          <IconMessages size={16} aria-hidden />
          {t('proof.feedback', { count: mission.feedback_days })}
        </li>
      </ul>
      <AnchorButton href={paths.mission(mission.mission_id)} className={classes.open}>
        {t('proof.openMission')}
      </AnchorButton>
    </>
  )
}

function Certificate({ certificate, isLoading }: { certificate?: Found['certificate']; isLoading: boolean }) {
  const { t } = useTranslation('landing')
  if (!certificate) return <p className={classes.waiting}>{!isLoading && t('proof.noCertificate')}</p>
  return (
    <>
      <div className={classes.paper}>
        <IconCertificate size={44} stroke={1.3} aria-hidden />
        <p className={classes.name}>{certificate.mission}</p>
        <p>{t('proof.by', { organization: certificate.organization })}</p>
        <p className={classes.code}>{certificate.code}</p>
        <p>{t('proof.issued', { date: formatDate(certificate.issuedAt) })}</p>
      </div>
      <p className={classes.summary}>{t('proof.certificateText')}</p>
      <AnchorButton href={certificatePath(certificate.code)} variant="default" className={classes.open}>
        {t('proof.openCertificate')}
      </AnchorButton>
    </>
  )
}
