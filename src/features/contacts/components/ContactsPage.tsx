import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { useListParams } from '../../../ui/use-list-params.ts'
import { useAreaPath } from '../../session/area-base.ts'
import { useSignedIn } from '../../session/me-context.ts'
import { contactsQuery } from '../api/get-contacts.ts'
import { statuses } from '../model.ts'
import { ContactCard } from './ContactCard.tsx'
import classes from './Contacts.module.css'
import { WithdrawDialog } from './WithdrawDialog.tsx'

/** The company's contact requests and their status. */
export function ContactsPage() {
  const { t } = useTranslation('contacts')
  const path = useAreaPath()
  const { show, set, reset } = useListParams(statuses)
  const query = useInfiniteQuery(contactsQuery(useSignedIn().id, show))
  const [withdrawn, setWithdrawn] = useState<string>()
  const { data, error, refetch } = query
  const contacts = data?.pages.flatMap((page) => page.contacts) ?? []
  const left = data?.pages[0]?.left
  if (data && contacts.length === 0 && !show)
    return (
      <EmptyState
        title={t('company.empty')}
        text={t('company.emptyText')}
        action={<LinkButton to={path('/candidates')}>{t('company.emptyAction')}</LinkButton>}
      />
    )
  return (
    <Stack gap="md">
      <Group justify="space-between" align="flex-end" gap="md">
        <Text c="dimmed" maw="60ch">
          {t('company.intro')}{' '}
          {left !== undefined && (left > 0 ? t('company.left', { count: left }) : t('company.leftNone'))}
        </Text>
        <NativeSelect
          label={t('company.show')}
          value={show ?? ''}
          onChange={(event) => set({ show: event.currentTarget.value })}
          data={[
            { value: '', label: t('company.all') },
            ...statuses.map((status) => ({ value: status, label: t(`status.${status}`) })),
          ]}
        />
      </Group>
      {data === undefined &&
        (error ? <LoadFailure error={error} onRetry={refetch} /> : <CardsSkeleton tiles={1} />)}
      {data && contacts.length === 0 && (
        <EmptyState
          title={t('company.noneFitting')}
          text={t('company.noneFittingText')}
          action={
            <Button variant="default" onClick={reset}>
              {t('company.showAll')}
            </Button>
          }
        />
      )}
      <ul className={classes.list} aria-label={t('company.label')}>
        {contacts.map((contact) => (
          <ContactCard key={contact.id} contact={contact} onWithdraw={() => setWithdrawn(contact.id)} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Group>
          <Button variant="default" loading={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
            {t('company.more')}
          </Button>
        </Group>
      )}
      {withdrawn && <WithdrawDialog id={withdrawn} onClose={() => setWithdrawn(undefined)} />}
    </Stack>
  )
}
