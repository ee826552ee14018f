import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useSignedIn } from '../../features/core/session/me-context.ts'
import { useActing } from '../../features/core/session/use-acting.ts'
import type { AreaBase } from '../../lib/paths.ts'
import { keepHome } from './keep-home.ts'

const pause = 500

/** Keeps what the home shows, as soon as it is complete and when the person leaves, for the next time it is opened. */
export function useKeptHome(area: string | undefined, base: AreaBase): void {
  const { pathname } = useLocation()
  const { id } = useSignedIn()
  const isActing = useActing() !== undefined
  const { language } = useTranslation().i18n
  const isHome = pathname.replace(/\/$/, '') === base
  useEffect(() => {
    if (!isHome || isActing || !area) return
    const keep = () => keepHome({ id, area, base, language })
    const timer = setInterval(() => {
      if (keep()) clearInterval(timer)
    }, pause)
    window.addEventListener('pagehide', keep)
    return () => {
      clearInterval(timer)
      window.removeEventListener('pagehide', keep)
    }
  }, [isHome, isActing, id, area, base, language])
}
