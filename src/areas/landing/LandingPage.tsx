import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { readCallbackError } from '../../features/account/auth/callback-error.ts'
import { useSession } from '../../features/core/session/use-session.ts'
import { paths } from '../../lib/paths.ts'
import { LandingContent } from './LandingContent.tsx'

/**
 * For signed-out visitors. Links in emails lead here too, and people they sign in continue to the dashboard.
 */
export function LandingPage() {
  const { t } = useTranslation('landing')
  const { status } = useSession()
  const linkError = readCallbackError()
  useEffect(() => {
    document.title = t('metaTitle')
  }, [t])
  if (linkError) return <Navigate to={paths.auth} state={{ linkError }} replace />
  if (status === 'signed-in' || status === 'second-factor') return <Navigate to={paths.dashboard} replace />
  return <LandingContent />
}
