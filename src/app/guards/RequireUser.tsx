import { Button, Container, Stack } from '@mantine/core'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router'
import { readCallbackError } from '../../features/account/auth/callback-error.ts'
import { ConsentGate } from '../../features/account/legal/components/ConsentGate.tsx'
import { signOut } from '../../features/core/session/api/sign-out.ts'
import { MeProvider } from '../../features/core/session/me-context.ts'
import { useMe } from '../../features/core/session/use-me.ts'
import { lazyPage } from '../../lib/lazy-page.ts'
import { paths } from '../../lib/paths.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { toast } from '../../ui/toast.ts'
import { useArrived } from '../../ui/use-arrived.ts'

const SecondFactorPage = lazyPage(
  async () => (await import('../../areas/auth/SecondFactorPage.tsx')).SecondFactorPage,
  'auth',
)

interface Props {
  children: ReactNode
  /** Where visitors without a session are redirected. */
  door?: string
}

/** Lets signed-in people through. Others sign in first, then return to where they were going. */
export function RequireUser({ children, door = paths.auth }: Props) {
  const { t } = useTranslation('shell')
  const state = useMe()
  const from = useLocation()
  const me = useArrived(state.status === 'ready' ? state.me : undefined)
  if (state.status === 'loading') return <Loading />
  if (state.status === 'signed-out') {
    const linkError = state.isSuspended ? { code: 'user_banned', message: '' } : readCallbackError()
    return <Navigate to={door} state={state.onPurpose ? undefined : { from, linkError }} replace />
  }
  if (state.status === 'second-factor') {
    return (
      <Suspense fallback={<Loading />}>
        <SecondFactorPage audience={door === paths.adminAccess ? 'administrator' : undefined} />
      </Suspense>
    )
  }
  if (state.status === 'failed') {
    return (
      <Container component="main" size="sm" py="xl">
        <Stack>
          <LoadFailure error={state.error} onRetry={state.retry} />
          <Button variant="subtle" onClick={() => signOut().catch(toast.error)}>
            {t('signOut')}
          </Button>
        </Stack>
      </Container>
    )
  }
  if (!me) return <Loading />
  return (
    <MeProvider value={me}>
      <ConsentGate>{children}</ConsentGate>
    </MeProvider>
  )
}
