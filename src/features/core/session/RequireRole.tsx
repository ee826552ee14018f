import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { AccessDenied } from '../../../ui/AccessDenied.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { useSignedIn } from './me-context.ts'
import type { AppRole } from './roles.ts'

/** A page for one role. The database refuses its data anyway; this explains why. */
export function RequireRole({ needs, children }: { needs: AppRole; children?: ReactNode }) {
  const { t } = useTranslation()
  if (useSignedIn().hasRole(needs)) return children
  return (
    <AccessDenied
      title={t('accessDenied.title')}
      text={t('accessDenied.text')}
      detail={t('accessDenied.role', { role: needs })}
      action={<LinkButton to={paths.dashboard}>{t('accessDenied.home')}</LinkButton>}
    />
  )
}
