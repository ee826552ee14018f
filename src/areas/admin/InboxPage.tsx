import { Group, SegmentedControl, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { inboxSources, inboxStatuses } from '../../features/account/feedback/model.ts'
import { inboxPageSize, inboxQuery } from '../../features/administration/inbox/api/inbox.ts'
import { MessageCard } from '../../features/administration/inbox/components/MessageCard.tsx'
import { withCount } from '../../lib/formats/numbers.ts'
import { oneOf } from '../../lib/url-state/url-params.ts'
import { CardsSkeleton } from '../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FilterSelect } from '../../ui/FilterSelect.tsx'
import { ListView } from '../../ui/ListView.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { useListState } from '../../ui/use-list-state.ts'

const filters = { show: oneOf(inboxStatuses, 'open'), kind: oneOf(inboxSources) }

/** Contact messages and feedback, with replies. */
export function InboxPage() {
  const { t } = useTranslation('inbox')
  const list = useListState(filters)
  const { show, kind } = list.values
  const query = useQuery(inboxQuery({ status: show, source: kind, search: list.search, page: list.page - 1 }))
  const { data } = query
  const pages = Math.ceil((data?.total ?? 0) / inboxPageSize)
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      <Stack gap="lg">
        <Group align="flex-end">
          <SegmentedControl
            w={{ base: '100%', xs: 'auto' }}
            aria-label={t('status')}
            value={show}
            onChange={(status) => list.set({ show: status })}
            data={inboxStatuses.map((value) => ({
              value,
              label: withCount(t(`statuses.${value}`), data && (data.counts?.[value] ?? 0)),
            }))}
          />
          <FilterSelect
            label={t('source')}
            all={t('everySource')}
            value={kind}
            choices={inboxSources.map((value) => ({ value, label: t(`sources.${value}`) }))}
            onChange={(source) => list.set({ kind: source })}
          />
          <SearchField label={t('search')} w={360} maw="100%" list={list} />
        </Group>
        <ListView
          query={query}
          rows={data?.messages}
          list={list}
          skeleton={<CardsSkeleton tiles={0} rows={4} />}
          empty={<EmptyState title={t('none')} text={t('noneText.open')} />}
          noMatch={{ title: t('none'), text: t('noneText.other') }}
          pages={{ label: t('page'), total: pages }}
        >
          {(messages) =>
            messages.map((message) => (
              <MessageCard key={message.id} message={message} admins={data?.admins ?? []} />
            ))
          }
        </ListView>
      </Stack>
    </>
  )
}
