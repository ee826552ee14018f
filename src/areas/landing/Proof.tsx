import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { i18n } from '../../i18n/i18n.ts'
import classes from './Proof.module.css'

// With their drawings and texts, for those who scroll this far.
const ProofCards = lazy(async () => {
  const [{ ProofCards }] = await Promise.all([
    import('./ProofCards.tsx'),
    i18n.loadNamespaces(['certificates', 'catalog', 'missions']),
  ])
  return { default: ProofCards }
})

/** Cards with live data. They load late, into reserved space. */
export function Proof() {
  const { t } = useTranslation('landing')
  const ref = useRef<HTMLElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '300px',
    })
    watcher.observe(ref.current!)
    return () => watcher.disconnect()
  }, [])
  const waiting = <div className={classes.place} />
  return (
    <section ref={ref} className={classes.section} aria-label={t('proof.title')}>
      <h2>{t('proof.title')}</h2>
      <p className={classes.lead}>{t('proof.text')}</p>
      {isNear ? (
        <Suspense fallback={waiting}>
          <ProofCards />
        </Suspense>
      ) : (
        waiting
      )}
    </section>
  )
}
