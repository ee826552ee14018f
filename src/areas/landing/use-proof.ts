import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchProof, type Proof } from './fetch-proof.ts'

/** Fetched once the visitor comes near; null if there is none, undefined before that. */
export function useProof(): { ref: RefObject<HTMLElement | null>; proof: Proof | null | undefined } {
  const { language } = useTranslation().i18n
  const ref = useRef<HTMLElement>(null)
  const [isNear, setNear] = useState(false)
  const [proof, setProof] = useState<Proof | null>()
  useEffect(() => {
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        watcher.disconnect()
        setNear(true)
      },
      { rootMargin: '300px' },
    )
    watcher.observe(ref.current!)
    return () => watcher.disconnect()
  }, [])
  useEffect(() => {
    if (!isNear) return
    let isGone = false
    const keep = (found: Proof | null) => !isGone && setProof(found)
    fetchProof(language).then(keep, () => keep(null))
    return () => {
      isGone = true
    }
  }, [isNear, language])
  return { ref, proof }
}
