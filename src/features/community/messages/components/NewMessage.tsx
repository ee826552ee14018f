import { ActionIcon, Button, Skeleton, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconPencilPlus } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'
import { SearchField } from '../../../../ui/SearchField.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { connectionsQuery } from '../api/get-connections.ts'
import classes from './ConversationList.module.css'
import { MemberAvatar } from './MemberAvatar.tsx'

/** Picks a connection and opens the conversation, creating it if needed. */
export function NewMessage() {
  const { t } = useTranslation('messages')
  const { id: me } = useSignedIn()
  const path = useAreaPath()
  const [isOpen, setOpen] = useState(true)
  const [typed, setTyped] = useState('')
  const [words] = useDebouncedValue(typed.trim(), 200)
  const query = useInfiniteQuery({ ...connectionsQuery(me, words), enabled: isOpen })
  const people = query.data?.pages.flatMap((page) => page.people) ?? []
  const close = () => setOpen(false)
  const isAlone = query.isSuccess && people.length === 0
  return (
    <>
      <ActionIcon variant="light" size={42} aria-label={t('fresh.open')} onClick={() => setOpen(true)}>
        <IconPencilPlus size={20} />
      </ActionIcon>
      <Dialog opened={isOpen} onClose={close} title={t('fresh.title')}>
        <Stack>
          <SearchField
            data-autofocus
            aria-label={t('fresh.search')}
            placeholder={t('fresh.search')}
            value={typed}
            onChange={setTyped}
          />
          {query.isPending && <Skeleton h={120} role="status" aria-busy="true" />}
          {query.isError && !query.data && (
            <LoadFailure error={query.error} onRetry={() => void query.refetch()} />
          )}
          {isAlone && words && <Text c="dimmed">{t('fresh.notFound')}</Text>}
          {isAlone && !words && (
            <EmptyState
              compact
              title={t('fresh.none')}
              text={t('fresh.noneText')}
              action={<LinkButton to={path('/networking')}>{t('list.findPeople')}</LinkButton>}
            />
          )}
          <ul className={classes.rows}>
            {people.map(({ id, firstName, lastName, photo, jobTitle = '' }) => {
              const name = [firstName, lastName].filter(Boolean).join(' ')
              const member = { id, name, photo: photo ?? null, jobTitle, handle: null, readNumber: null }
              return (
                <li key={id}>
                  <Link className={classes.row} to={path(`/networking/messages/with/${id}`)} onClick={close}>
                    <MemberAvatar member={member} size={40} />
                    <span className={classes.words}>
                      <span className={classes.name}>{name}</span>
                      <Text span size="sm" c="dimmed" className={classes.last}>
                        {jobTitle}
                      </Text>
                    </span>
                  </Link>
                </li>
              )
            })}
          </ul>
          {query.hasNextPage && (
            <Button variant="subtle" onClick={() => void query.fetchNextPage()}>
              {t('fresh.more')}
            </Button>
          )}
        </Stack>
      </Dialog>
    </>
  )
}
