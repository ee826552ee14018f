import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { useSignedIn } from '../../../features/core/session/me-context.ts'
import { myApplicationsQuery } from '../../../features/hiring/opening-applications/api/get-application.ts'
import { MyApplications } from '../../../features/hiring/opening-applications/components/MyApplications.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { QueryView } from '../../../ui/QueryView.tsx'

/** Everything a candidate applied to on Essor. */
export function MyApplicationsPage() {
  const { t } = useTranslation('openingApplications', { keyPrefix: 'mine' })
  const path = useAreaPath()
  const query = useQuery(myApplicationsQuery(useSignedIn().id))
  return (
    <QueryView query={query}>
      {(applications) =>
        applications.length === 0 ? (
          <EmptyState
            title={t('none')}
            text={t('noneText')}
            action={<LinkButton to={path('/opportunities')}>{t('find')}</LinkButton>}
          />
        ) : (
          <MyApplications applications={applications} />
        )
      }
    </QueryView>
  )
}
