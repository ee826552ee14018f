import { Group, SegmentedControl, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { oneOf } from '../../../../../lib/url-state/url-params.ts'
import { EmptyState } from '../../../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../../../ui/LinkButton.tsx'
import { ListView } from '../../../../../ui/ListView.tsx'
import { SearchField } from '../../../../../ui/SearchField.tsx'
import { useListState } from '../../../../../ui/use-list-state.ts'
import { useAreaPath } from '../../../../core/session/area-base.ts'
import { programsQuery, shows } from '../../api/get-programs.ts'
import { ProgramsTable } from './ProgramsTable.tsx'

const views = { show: oneOf(shows, 'current') }

export function Programs({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation('programs')
  const path = useAreaPath()
  const list = useListState(undefined, views)
  const { show } = list.values
  const query = useQuery(programsQuery(organizationId, show, list.search))
  return (
    <Stack gap="lg">
      <Group align="flex-end" gap="md">
        <SearchField label={t('search')} w={320} maw="100%" list={list} />
        <SegmentedControl
          aria-label={t('show')}
          value={show}
          onChange={(next) => list.set({ show: next })}
          data={shows.map((value) => ({ value, label: t(`shows.${value}`) }))}
        />
      </Group>
      <ListView
        query={query}
        rows={query.data}
        list={list}
        empty={
          <EmptyState
            title={t(`empty.${show}`)}
            text={t('emptyText')}
            action={<LinkButton to={path('/programs/new')}>{t('new')}</LinkButton>}
          />
        }
        noMatch={{ title: t('noneFound'), text: t('noneFoundText') }}
      >
        {(programs) => <ProgramsTable programs={programs} />}
      </ListView>
    </Stack>
  )
}
