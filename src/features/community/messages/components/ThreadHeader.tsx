import { Text, Title } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { Member } from '../api/answers.ts'
import type { useConversationPresence } from '../use-conversation-presence.ts'
import { useNames } from '../use-names.ts'
import { MemberAvatar } from './MemberAvatar.tsx'
import classes from './Thread.module.css'

interface Props {
  /** Not known if the conversation couldn't be loaded. */
  others?: Member[]
  company: ReturnType<typeof useConversationPresence>
}

export function ThreadHeader({ others, company }: Props) {
  const { t } = useTranslation('messages')
  const path = useAreaPath()
  const { search } = useLocation()
  const nameOf = useNames()
  const name = others ? nameOf(others) : t('title')
  const other = others?.[0]
  const query = new URLSearchParams(search)
  query.delete('at')
  const page = other?.card
    ? path(`/candidates/contacts/${other.card}`)
    : other?.handle && paths.person(other.handle)
  const isPresent = company.present.length > 0
  return (
    <header className={classes.header}>
      <Link
        className={classes.back}
        to={{ pathname: path('/networking/messages'), search: query.toString() }}
        aria-label={t('thread.back')}
      >
        <IconArrowLeft size={22} aria-hidden />
      </Link>
      {others && (
        <span className={classes.avatar} data-present={isPresent || undefined}>
          <MemberAvatar member={other} size={40} />
        </span>
      )}
      <div className={classes.who}>
        <Title order={2} className={classes.name}>
          {page ? (
            <Link to={page} aria-label={t('thread.profile', { name })}>
              {name}
            </Link>
          ) : (
            name
          )}
        </Title>
        <Text size="sm" c="dimmed" className={classes.status} role="status">
          {company.typing ? t('thread.typing') : isPresent ? t('thread.present') : other?.jobTitle}
        </Text>
      </div>
    </header>
  )
}
