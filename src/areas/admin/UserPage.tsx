import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { accountQuery } from '../../features/administration/administration/api/get-account.ts'
import { AccountView } from '../../features/administration/administration/components/AccountView.tsx'
import { useAreaPath } from '../../features/core/session/area-base.ts'
import { CardsSkeleton } from '../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'

export function UserPage() {
  const { t } = useTranslation('administration')
  const path = useAreaPath()
  const { userId = '' } = useParams()
  const { data, error, refetch } = useQuery(accountQuery(userId))
  if (data) return <AccountView account={data} />
  if (data === null) {
    return (
      <EmptyState
        level={1}
        title={t('gone')}
        text={t('goneText')}
        action={<LinkButton to={path('/users')}>{t('back')}</LinkButton>}
      />
    )
  }
  return error ? <LoadFailure error={error} onRetry={refetch} /> : <CardsSkeleton />
}
