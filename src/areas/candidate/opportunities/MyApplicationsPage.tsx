import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSignedIn } from '../../../features/core/session/me-context.ts'
import { myApplicationsQuery } from '../../../features/hiring/opening-applications/api/get-application.ts'
import { MyApplications } from '../../../features/hiring/opening-applications/components/MyApplications.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { QueryView } from '../../../ui/QueryView.tsx'

/** Everything a candidate applied to on Essor. */
export function MyApplicationsPage() {
  const { t } = useTranslation('openingApplications', { keyPrefix: 'mine' })
  const query = useQuery(myApplicationsQuery(useSignedIn().id))
  return (
    <QueryView query={query}>
      {(applications) =>
        applications.length === 0 ? (
          <EmptyState title={t('none')} text={t('noneText')} />
        ) : (
          <MyApplications applications={applications} />
        )
      }
    </QueryView>
  )
}
