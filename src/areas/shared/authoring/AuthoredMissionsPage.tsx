import { Button, Group, Stack } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import {
  missionStatuses,
  missionsPageSize,
  missionsQuery,
} from '../../../features/missions/authoring/api/get-missions.ts'
import { MissionsTable } from '../../../features/missions/authoring/components/list/MissionsTable.tsx'
import { useAuthoringOrganization } from '../../../features/missions/authoring/use-authoring-organization.ts'
import { oneOf } from '../../../lib/url-state/url-params.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { FilterSelect } from '../../../ui/FilterSelect.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { ListView } from '../../../ui/ListView.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { useListState } from '../../../ui/use-list-state.ts'

const filters = { show: oneOf(missionStatuses) }

const StartMissionDialog = lazy(async () => ({
  default: (await import('./StartMissionDialog.tsx')).StartMissionDialog,
}))

export function AuthoredMissionsPage() {
  const { t } = useTranslation('authoring')
  const path = useAreaPath()
  const { organization, isLoaded, ...mine } = useAuthoringOrganization()
  // Homes link straight to the dialog.
  const [isStarting, starting] = useDisclosure(useLocation().hash === '#new')
  const list = useListState(filters)
  const { show } = list.values
  const query = useQuery(
    missionsQuery({
      organizationId: organization?.id ?? '',
      search: list.search,
      status: show,
      page: list.page - 1,
    }),
  )
  const { data } = query
  const isNarrowed = list.isFiltered || list.page > 1
  const begin = (
    <Button leftSection={<IconPlus size={18} />} onClick={starting.open}>
      {t('list.new')}
    </Button>
  )
  const isEmpty = data?.missions.length === 0
  const showsTools = (organization || !isLoaded) && !mine.error && (isNarrowed || !isEmpty)
  return (
    <>
      <PageHeader title={t('title')} description={t('list.description')} actions={showsTools && begin} />
      <Stack gap="lg">
        {mine.error && !isLoaded && <LoadFailure error={mine.error} onRetry={mine.refetch} />}
        {isLoaded && !organization && (
          <EmptyState
            title={t('list.noOrganization')}
            text={t('list.noOrganizationText')}
            action={<LinkButton to={path('/')}>{t('list.toHome')}</LinkButton>}
          />
        )}
        {showsTools && (
          <Group align="flex-end">
            <SearchField label={t('list.search')} w={320} maw="100%" list={list} />
            <FilterSelect
              label={t('list.status')}
              all={t('list.all')}
              value={show}
              choices={missionStatuses.map((value) => ({ value, label: t(`list.statuses.${value}`) }))}
              onChange={(status) => list.set({ show: status })}
            />
          </Group>
        )}
        {(organization || !isLoaded) && !mine.error && (
          <ListView
            query={query}
            rows={data?.missions}
            list={list}
            empty={<EmptyState title={t('list.empty')} text={t('list.emptyText')} action={begin} />}
            noMatch={{ title: t('list.none'), text: t('list.noneText') }}
            pages={{ label: t('list.pages'), total: Math.ceil((data?.total ?? 0) / missionsPageSize) }}
          >
            {(missions) => <MissionsTable missions={missions} />}
          </ListView>
        )}
      </Stack>
      {organization && isStarting && (
        <Suspense>
          <StartMissionDialog organizationId={organization.id} onClose={starting.close} />
        </Suspense>
      )}
    </>
  )
}
