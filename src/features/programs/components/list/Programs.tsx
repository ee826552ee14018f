import { Group, SegmentedControl, Stack, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CardsSkeleton } from '../../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'
import { useListParams } from '../../../../ui/use-list-params.ts'
import { useAreaPath } from '../../../session/area-base.ts'
import { programsQuery, shows } from '../../api/get-programs.ts'
import { ProgramsTable } from './ProgramsTable.tsx'

export function Programs({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation('programs')
  const path = useAreaPath()
  const list = useListParams(shows)
  const show = list.show ?? 'current'
  const { data, error, refetch } = useQuery(programsQuery(organizationId, show, list.search))
  return (
    <Stack gap="lg">
      <Group align="flex-end" gap="md">
        <TextInput
          label={t('search')}
          leftSection={<IconSearch size={18} aria-hidden />}
          w={320}
          maw="100%"
          value={list.typed}
          onChange={(event) => list.type(event.currentTarget.value)}
        />
        <SegmentedControl
          aria-label={t('show')}
          value={show}
          onChange={(next) => list.set({ show: next === 'current' ? '' : next })}
          data={shows.map((value) => ({ value, label: t(`shows.${value}`) }))}
        />
      </Group>
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <CardsSkeleton tiles={1} />}
      {data?.length === 0 &&
        (list.search ? (
          <EmptyState title={t('noneFound')} text={t('noneFoundText')} />
        ) : (
          <EmptyState
            title={t(`empty.${show}`)}
            text={t('emptyText')}
            action={<LinkButton to={path('/programs/new')}>{t('new')}</LinkButton>}
          />
        ))}
      {data && data.length > 0 && <ProgramsTable programs={data} />}
    </Stack>
  )
}
