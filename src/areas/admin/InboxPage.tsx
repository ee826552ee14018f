import { Button, Group, NativeSelect, SegmentedControl, Stack, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { inboxPageSize, inboxQuery } from '../../features/inbox/api/inbox.ts'
import { MessageCard } from '../../features/inbox/components/MessageCard.tsx'
import { inboxSources, inboxStatuses } from '../../features/inbox/model.ts'
import { withCount } from '../../lib/formats/numbers.ts'
import { CardsSkeleton } from '../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Pages } from '../../ui/Pages.tsx'
import { useListParams } from '../../ui/use-list-params.ts'

/** Contact messages and feedback, with replies. */
export function InboxPage() {
  const { t } = useTranslation('inbox')
  const list = useListParams(inboxStatuses)
  const [params] = useSearchParams()
  const status = list.show ?? 'open'
  const source = inboxSources.find((one) => one === params.get('kind'))
  const { data, error, refetch } = useQuery(
    inboxQuery({ status, source, search: list.search, page: list.page - 1 }),
  )
  const pages = Math.ceil((data?.total ?? 0) / inboxPageSize)
  const isPlain = status === 'open' && !source && !list.search
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      <Stack gap="lg">
        <Group align="flex-end">
          <SegmentedControl
            aria-label={t('status')}
            value={status}
            onChange={(show) => list.set({ show })}
            data={inboxStatuses.map((value) => ({
              value,
              label: withCount(t(`statuses.${value}`), data && (data.counts?.[value] ?? 0)),
            }))}
          />
          <NativeSelect
            label={t('source')}
            value={source ?? ''}
            data={[
              { value: '', label: t('everySource') },
              ...inboxSources.map((value) => ({ value, label: t(`sources.${value}`) })),
            ]}
            onChange={(event) => list.set({ kind: event.currentTarget.value })}
          />
          <TextInput
            label={t('search')}
            leftSection={<IconSearch size={16} aria-hidden />}
            w={360}
            maw="100%"
            type="search"
            value={list.typed}
            onChange={(event) => list.type(event.currentTarget.value)}
          />
        </Group>
        {error && !data && <LoadFailure error={error} onRetry={refetch} />}
        {!data && !error && <CardsSkeleton tiles={0} rows={4} />}
        {data?.messages.length === 0 && (
          <EmptyState
            title={t('none')}
            text={t(isPlain ? 'noneText.open' : 'noneText.other')}
            action={!isPlain && <Button onClick={list.reset}>{t('reset')}</Button>}
          />
        )}
        {data?.messages.map((message) => (
          <MessageCard key={message.id} message={message} admins={data.admins} />
        ))}
        <Pages label={t('page')} total={pages} page={list.page} onChange={list.turnTo} />
      </Stack>
    </>
  )
}
