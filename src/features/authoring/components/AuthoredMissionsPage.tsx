import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPlus, IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Pages } from '../../../ui/Pages.tsx'
import { useListParams } from '../../../ui/use-list-params.ts'
import { useAreaPath } from '../../session/area-base.ts'
import { missionStatuses, missionsPageSize, missionsQuery } from '../api/get-missions.ts'
import { useAuthoringOrganization } from '../use-authoring-organization.ts'
import { MissionsTable } from './list/MissionsTable.tsx'

const NewMissionDialog = lazy(async () => ({
  default: (await import('./list/NewMissionDialog.tsx')).NewMissionDialog,
}))

export function AuthoredMissionsPage() {
  const { t } = useTranslation('authoring')
  const path = useAreaPath()
  const { organization, isLoaded, ...mine } = useAuthoringOrganization()
  const [isStarting, starting] = useDisclosure()
  const list = useListParams(missionStatuses)
  const { data, error, refetch } = useQuery(
    missionsQuery({
      organizationId: organization?.id ?? '',
      search: list.search,
      status: list.show,
      page: list.page - 1,
    }),
  )
  const isFiltered = Boolean(list.search || list.show || list.page > 1)
  const begin = (
    <Button leftSection={<IconPlus size={18} />} onClick={starting.open}>
      {t('list.new')}
    </Button>
  )
  const isEmpty = data?.missions.length === 0
  const showsTools = organization && (isFiltered || !isEmpty)
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
            <TextInput
              label={t('list.search')}
              leftSection={<IconSearch size={16} aria-hidden />}
              w={320}
              maw="100%"
              type="search"
              value={list.typed}
              onChange={(event) => list.type(event.currentTarget.value)}
            />
            <NativeSelect
              label={t('list.status')}
              value={list.show ?? ''}
              data={[
                { value: '', label: t('list.all') },
                ...missionStatuses.map((value) => ({ value, label: t(`list.statuses.${value}`) })),
              ]}
              onChange={(event) => list.set({ show: event.currentTarget.value })}
            />
          </Group>
        )}
        {error && !data && <LoadFailure error={error} onRetry={refetch} />}
        {!data && !error && !mine.error && (organization || !isLoaded) && <CardsSkeleton tiles={1} />}
        {isEmpty && !isFiltered && (
          <EmptyState title={t('list.empty')} text={t('list.emptyText')} action={begin} />
        )}
        {isEmpty && isFiltered && (
          <EmptyState
            title={t('list.none')}
            text={t('list.noneText')}
            action={<Button onClick={list.reset}>{t('list.reset')}</Button>}
          />
        )}
        {data && !isEmpty && <MissionsTable missions={data.missions} />}
        <Pages
          label={t('list.pages')}
          total={Math.ceil((data?.total ?? 0) / missionsPageSize)}
          page={list.page}
          onChange={list.turnTo}
        />
      </Stack>
      {organization && isStarting && (
        <Suspense>
          <NewMissionDialog organizationId={organization.id} onClose={starting.close} />
        </Suspense>
      )}
    </>
  )
}
