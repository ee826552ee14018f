import { useTranslation } from 'react-i18next'
import { useSignedIn } from '../../features/core/session/me-context.ts'
import { paths } from '../../lib/paths.ts'
import { AccessDenied } from '../../ui/AccessDenied.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { RequireUser } from '../guards/RequireUser.tsx'
import { AreaFrame } from './AreaFrame.tsx'

/** The administration area at its own address; administrators also have it at /dashboard. */
export function AdminDashboard() {
  return (
    <RequireUser door={paths.adminAccess}>
      <AdministratorsOnly />
    </RequireUser>
  )
}

function AdministratorsOnly() {
  const { t } = useTranslation('auth')
  if (useSignedIn().hasRole('admin')) return <AreaFrame area="admin" base={paths.adminDashboard} />
  return (
    <main>
      <AccessDenied
        title={t('admin.denied')}
        text={t('admin.noPrivileges')}
        action={<LinkButton to={paths.dashboard}>{t('admin.dashboard')}</LinkButton>}
      />
    </main>
  )
}
