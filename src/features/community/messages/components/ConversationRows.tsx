import { Badge, Button, Text, Title, VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { plainLine } from '../../../../lib/plain-text.ts'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import type { ListedConversation } from '../api/answers.ts'
import { useNames } from '../use-names.ts'
import { shortWhen } from '../when.ts'
import classes from './ConversationList.module.css'
import { MemberAvatar } from './MemberAvatar.tsx'

interface Props {
  conversations: ListedConversation[]
  open: string | undefined
  title?: string
  onMore?: () => void
}

export function ConversationRows({ conversations, open, title, onMore }: Props) {
  const { t } = useTranslation('messages')
  if (conversations.length === 0) return null
  return (
    <>
      {title && (
        <Title order={2} className={classes.title}>
          {title}
        </Title>
      )}
      <ul className={classes.rows}>
        {conversations.map((conversation) => (
          <li key={conversation.id}>
            <ConversationRow conversation={conversation} isOpen={conversation.id === open} />
          </li>
        ))}
      </ul>
      {onMore && (
        <Button variant="subtle" fullWidth onClick={onMore}>
          {t('list.more')}
        </Button>
      )}
    </>
  )
}

function ConversationRow({ conversation, isOpen }: { conversation: ListedConversation; isOpen: boolean }) {
  const { t } = useTranslation('messages')
  const path = useAreaPath()
  const { search } = useLocation()
  const nameOf = useNames()
  const { id, others, unread, lastAt } = conversation
  const query = new URLSearchParams(search)
  query.delete('at')
  return (
    <Link
      to={{ pathname: path(`/networking/messages/${id}`), search: query.toString() }}
      className={classes.row}
      aria-current={isOpen ? 'true' : undefined}
      data-unread={unread > 0 || undefined}
    >
      <MemberAvatar member={others[0]} size={44} />
      <span className={classes.words}>
        <span className={classes.line}>
          <span className={classes.name}>{nameOf(others)}</span>
          <Text span size="sm" c="dimmed" className={classes.when}>
            {shortWhen(lastAt)}
          </Text>
        </span>
        <span className={classes.line}>
          <Text span size="sm" c="dimmed" className={classes.last}>
            <LastWords conversation={conversation} />
          </Text>
          {unread > 0 && (
            <Badge circle={unread < 10} color="coral.7" className={classes.count}>
              <span aria-hidden>{unread > 99 ? '99+' : unread}</span>
              <VisuallyHidden>{t('list.unread', { count: unread })}</VisuallyHidden>
            </Badge>
          )}
        </span>
      </span>
    </Link>
  )
}

function LastWords({ conversation }: { conversation: ListedConversation }) {
  const { t } = useTranslation('messages')
  const { id: me } = useSignedIn()
  const { author, body, isDeleted } = conversation.last
  const text = isDeleted ? t('list.deleted') : plainLine(body) || t('list.file')
  return author === me && !isDeleted ? t('list.you', { text }) : text
}
