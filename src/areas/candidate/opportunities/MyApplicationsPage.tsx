import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { useSignedIn } from '../../../features/core/session/me-context.ts'
import { myApplicationsQuery } from '../../../features/hiring/opening-applications/api/get-application.ts'
import { MyApplications } from '../../../features/hiring/opening-applications/components/MyApplications.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { QueryView } from '../../../ui/QueryView.tsx'

/** Everything a candidate applied to on Essor. */
export function MyApplicationsPage() {
  const { t } = useTranslation('openingApplications', { keyPrefix: 'mine' })
  const path = useAreaPath()
  const query = useQuery(myApplicationsQuery(useSignedIn().id))
  return (
    <Stack gap="md">
      <PageHeader
        title={t('list')}
        description={t('listText')}
        back={{ to: path('/applications'), label: t('board') }}
        isTight
      />
      <QueryView query={query}>
        {(applications) =>
          applications.length === 0 ? (
            <EmptyState title={t('none')} text={t('noneText')} />
          ) : (
            <MyApplications applications={applications} />
          )
        }
      </QueryView>
    </Stack>
  )
}
