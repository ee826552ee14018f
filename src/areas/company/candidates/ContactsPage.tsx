import { Button, Group, Stack } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { useSignedIn } from '../../../features/core/session/me-context.ts'
import { contactsQuery } from '../../../features/hiring/contacts/api/get-contacts.ts'
import { ContactCard } from '../../../features/hiring/contacts/components/ContactCard.tsx'
import { WithdrawDialog } from '../../../features/hiring/contacts/components/WithdrawDialog.tsx'
import { statuses } from '../../../features/hiring/contacts/model.ts'
import { oneOf } from '../../../lib/url-state/url-params.ts'
import { useUrlState } from '../../../lib/url-state/use-url-state.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { FilterSelect } from '../../../ui/FilterSelect.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import lists from '../../../ui/Lists.module.css'
import { LoadState } from '../../../ui/LoadState.tsx'
import { NothingFound } from '../../../ui/NothingFound.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'

const params = { show: oneOf(statuses) }

/** The company's contact requests and their status. */
export function ContactsPage() {
  const { t } = useTranslation('contacts')
  const path = useAreaPath()
  const { values, set, reset } = useUrlState(params)
  const { show } = values
  const query = useInfiniteQuery(contactsQuery(useSignedIn().id, show))
  const [withdrawn, setWithdrawn] = useState<string>()
  const { data } = query
  const contacts = data?.pages.flatMap((page) => page.contacts) ?? []
  const left = data?.pages[0]?.left
  const leftWords =
    left !== undefined && (left > 0 ? t('company.left', { count: left }) : t('company.leftNone'))
  if (data && contacts.length === 0 && !show)
    return (
      <>
        <PageHeader title={t('company.label')} description={t('company.intro')} />
        <EmptyState
          title={t('company.empty')}
          text={t('company.emptyText')}
          action={<LinkButton to={path('/candidates')}>{t('company.emptyAction')}</LinkButton>}
        />
      </>
    )
  return (
    <Stack gap="md">
      <PageHeader
        title={t('company.label')}
        description={[t('company.intro'), leftWords].filter(Boolean).join(' ')}
        actions={
          <FilterSelect
            aria-label={t('company.show')}
            all={t('company.all')}
            value={show}
            choices={statuses.map((status) => ({ value: status, label: t(`status.${status}`) }))}
            onChange={(status) => set({ show: status })}
          />
        }
        isTight
      />
      <LoadState query={query} />
      {data && contacts.length === 0 && (
        <NothingFound title={t('company.noneFitting')} text={t('company.noneFittingText')} onReset={reset} />
      )}
      <ul className={lists.list} aria-label={t('company.label')}>
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
