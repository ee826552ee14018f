import { Skeleton, Stack } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toAppError } from '../../../../lib/errors.ts'
import { number } from '../../../../lib/url-state/url-params.ts'
import { useUrlState } from '../../../../lib/url-state/use-url-state.ts'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { Thread as ThreadData } from '../api/answers.ts'
import { markRead } from '../api/mark-read.ts'
import { isAtEnd, lastOf } from '../thread.ts'
import { useConversationPresence } from '../use-conversation-presence.ts'
import { useOutgoing } from '../use-outgoing.ts'
import { useThread } from '../use-thread.ts'
import { Composer } from './Composer.tsx'
import { MessageLog } from './MessageLog.tsx'
import { ObstacleNotice } from './ObstacleNotice.tsx'
import classes from './Thread.module.css'
import { ThreadHeader } from './ThreadHeader.tsx'

const place = { at: number() }

/** A conversation: its members, messages and the message field. */
export function Thread({ id }: { id: string }) {
  const { t } = useTranslation('messages')
  const path = useAreaPath()
  const wanted = useUrlState(place).values.at
  const open = useThread(id, wanted)
  const { data: thread, error, refetch, arrived } = open
  const outgoing = useOutgoing(id, arrived)
  const company = useConversationPresence(thread)
  const [isAtBottom, setAtBottom] = useState(false)
  const [sent, setSent] = useState(0)
  const { readAround, toEnd } = open
  const isOpen = thread !== undefined
  useEffect(() => {
    if (isOpen && wanted) void readAround(wanted).catch(toast.error)
  }, [isOpen, wanted, readAround])
  useMarkRead(thread, isAtBottom)
  if (error && !thread && toAppError(error).code === 'conversation_not_found')
    return (
      <div className={classes.thread}>
        <EmptyState
          title={t('thread.missing')}
          text={t('errors.conversation_not_found')}
          action={<LinkButton to={path('/networking/messages')}>{t('thread.back')}</LinkButton>}
        />
      </div>
    )
  if (error && !thread)
    return (
      <div className={classes.thread}>
        <ThreadHeader company={company} />
        <LoadFailure error={error} onRetry={() => void refetch()} />
      </div>
    )
  if (!thread)
    return (
      <Stack p="lg" role="status" aria-busy="true">
        {['60%', '45%', '70%'].map((width) => (
          <Skeleton key={width} h={56} w={width} radius="lg" />
        ))}
      </Stack>
    )
  return (
    <div className={classes.thread}>
      <ThreadHeader others={thread.others} company={company} />
      <MessageLog
        thread={thread}
        open={open}
        outgoing={outgoing}
        wanted={wanted}
        sent={sent}
        onBottom={setAtBottom}
      />
      {thread.obstacle ? (
        <ObstacleNotice thread={thread} obstacle={thread.obstacle} />
      ) : (
        <Composer
          thread={thread}
          onSend={(item) => {
            outgoing.outbox.add(item)
            void toEnd().then(
              () => setSent((count) => count + 1),
              () => undefined,
            )
          }}
          onTyping={company.tellTyping}
        />
      )}
    </div>
  )
}

/** Messages count as read once the end is visible. */
function useMarkRead(thread: ThreadData | undefined, isAtBottom: boolean): void {
  const [isSeen, setSeen] = useState(document.visibilityState === 'visible')
  useEffect(() => {
    const look = () => setSeen(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  const last = thread && isAtEnd(thread) ? lastOf(thread) : 0
  const isNew = last > (thread?.readNumber ?? 0)
  const id = thread?.id
  useEffect(() => {
    // If it fails, the next message or visit makes up for it.
    if (id && isNew && isSeen && isAtBottom) void markRead(id, last).catch(() => undefined)
  }, [id, last, isNew, isSeen, isAtBottom])
}
