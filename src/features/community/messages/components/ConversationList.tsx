import { ActionIcon, Skeleton, Stack, Text, Title } from '@mantine/core'
import { IconAdjustmentsHorizontal, IconPencilPlus, IconX } from '@tabler/icons-react'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'
import { onDemand } from '../../../../ui/on-demand.tsx'
import { SearchField } from '../../../../ui/SearchField.tsx'
import { useListState } from '../../../../ui/use-list-state.ts'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { conversationsQuery } from '../api/get-conversations.ts'
import classes from './ConversationList.module.css'
import { ConversationRows } from './ConversationRows.tsx'
import { FoundMessages } from './FoundMessages.tsx'

const NewMessage = onDemand(async () => (await import('./NewMessage.tsx')).NewMessage)
const SettingsDialog = onDemand(async () => (await import('./SettingsDialog.tsx')).SettingsDialog)

/** Ways to a first conversation. */
const beginnings = {
  candidate: { text: 'list.emptyText', page: '/networking', action: 'list.findPeople' },
  company: { text: 'list.emptyForCompany', page: '/candidates', action: 'list.findCandidates' },
  maker: { text: 'list.emptyForMaker', page: '/mentoring', action: 'list.seeRequests' },
} as const

interface Props {
  open: string | undefined
  side: 'candidate' | 'company' | 'maker'
}

export function ConversationList({ open, side }: Props) {
  const { t } = useTranslation('messages')
  const { id: me } = useSignedIn()
  const path = useAreaPath()
  const { search, typed, type, reset } = useListState()
  const words = search.trim()
  const empty = beginnings[side]
  const query = useInfiniteQuery(conversationsQuery(useQueryClient(), me, words))
  const conversations = query.data?.pages.flat() ?? []
  const isEmpty = query.isSuccess && !words && conversations.length === 0
  return (
    <>
      <div className={classes.head}>
        <SearchField
          className={classes.search}
          size="md"
          aria-label={t('list.search')}
          placeholder={t('list.searchShort')}
          value={typed}
          onChange={type}
          rightSection={
            typed && (
              <ActionIcon variant="subtle" color="gray" aria-label={t('list.clear')} onClick={reset}>
                <IconX size={16} />
              </ActionIcon>
            )
          }
        />
        {side === 'candidate' && (
          <NewMessage>
            {(show) => (
              <ActionIcon variant="light" size={42} aria-label={t('fresh.open')} onClick={show}>
                <IconPencilPlus size={20} />
              </ActionIcon>
            )}
          </NewMessage>
        )}
        <SettingsDialog>
          {(show) => (
            <ActionIcon
              variant="subtle"
              color="gray"
              size={42}
              aria-label={t('settings.open')}
              onClick={show}
            >
              <IconAdjustmentsHorizontal size={20} />
            </ActionIcon>
          )}
        </SettingsDialog>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be scrollable by keyboard. */}
      <div className={classes.scroll} tabIndex={0} data-scrolls>
        {query.isPending && (
          <Stack gap={8} p="sm" role="status" aria-busy="true">
            {[1, 2, 3, 4].map((row) => (
              <Skeleton key={row} h={60} radius="md" />
            ))}
          </Stack>
        )}
        {query.isError && !query.data && (
          <LoadFailure error={query.error} onRetry={() => void query.refetch()} />
        )}
        {isEmpty && (
          <Stack align="flex-start" gap="sm" p="md">
            <Title order={2} fz="lg">
              {t('list.empty')}
            </Title>
            <Text c="dimmed">{t(empty.text)}</Text>
            <LinkButton to={path(empty.page)}>{t(empty.action)}</LinkButton>
          </Stack>
        )}
        <ConversationRows
          conversations={conversations}
          open={open}
          title={words ? t('list.people') : undefined}
          onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
        />
        {words && <FoundMessages words={words} hasPeople={conversations.length > 0} />}
      </div>
    </>
  )
}
