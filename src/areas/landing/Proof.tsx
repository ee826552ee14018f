import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { i18n } from '../../i18n/i18n.ts'
import { loadOnce } from '../../lib/load-once.ts'
import { paths } from '../../lib/paths.ts'
import classes from './Proof.module.css'
import { useProof } from './use-proof.ts'

// Their drawings and texts are for those who scroll this far.
const cards = loadOnce(async () => {
  const [found] = await Promise.all([
    import('./ProofCards.tsx'),
    i18n.loadNamespaces(['certificates', 'catalog', 'missions']),
  ])
  return found
})
const Mission = lazy(async () => ({ default: (await cards()).Mission }))
const Certificate = lazy(async () => ({ default: (await cards()).Certificate }))

const waiting = <p className={classes.waiting} />
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
          <Suspense fallback={waiting}>
            {proof === undefined ? waiting : <Mission mission={proof?.mission ?? null} />}
          </Suspense>
          <p className={classes.more}>
            <a href={paths.missions}>{t('proof.allMissions')}</a>
          </p>
        </article>
        <article className={classes.card}>
          <h3 className={classes.label}>{t('proof.certificate')}</h3>
          <Suspense fallback={waiting}>
            {proof === undefined ? waiting : <Certificate certificate={proof?.certificate ?? null} />}
          </Suspense>
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
