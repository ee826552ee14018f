import { Button, Text } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { IconArrowDown } from '@tabler/icons-react'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSignedIn } from '../../../core/session/me-context.ts'
import type { Thread } from '../api/answers.ts'
import { firstOf, isAtEnd, lastOf, rowsOf } from '../thread.ts'
import { useLogScroll } from '../use-log-scroll.ts'
import { useNames } from '../use-names.ts'
import type { useOutgoing } from '../use-outgoing.ts'
import type { OpenThread } from '../use-thread.ts'
import classes from './MessageLog.module.css'
import { MessageRow } from './MessageRow.tsx'
import { OutgoingRow } from './OutgoingRow.tsx'

interface Props {
  thread: Thread
  open: OpenThread
  outgoing: ReturnType<typeof useOutgoing>
  wanted: number | undefined
  /** Increases with each message sent here, to scroll to the end. */
  sent: number
  onBottom: (isThere: boolean) => void
}

/** The messages around the reading position; more load near either end. */
export function MessageLog({ thread, open, outgoing, wanted, sent, onBottom }: Props) {
  const { t } = useTranslation('messages')
  const { id: me } = useSignedIn()
  const name = useNames()(thread.others)
  const log = useRef<HTMLDivElement>(null)
  // Messages that were unread on opening stay marked while reading. Those that arrive while the window has
  // focus aren't new, but those that arrive after it lost focus are.
  const [readUntil, setReadUntil] = useState(
    thread.readNumber < thread.lastNumber ? thread.readNumber : Number.POSITIVE_INFINITY,
  )
  useWindowEvent('blur', () => setReadUntil(thread.lastNumber))
  // Nothing arrived in the meantime: new messages are seen as they arrive.
  useWindowEvent('focus', () =>
    setReadUntil((until) => (until >= thread.lastNumber ? Number.POSITIVE_INFINITY : until)),
  )
  const { messages } = thread
  const rows = useMemo(() => rowsOf(messages, readUntil, me), [messages, readUntil, me])
  const waiting = useMemo(() => {
    const known = new Set(messages.map(({ id }) => id))
    return outgoing.items.filter(({ id }) => !known.has(id))
  }, [messages, outgoing.items])
  const isWhole = isAtEnd(thread)
  const content = useMemo(() => [rows, waiting, outgoing.state], [rows, waiting, outgoing.state])
  const readOn = useCallback(
    (direction: 'older' | 'newer') => {
      if (!open.failed) void open.readOn(direction)
    },
    [open.failed, open.readOn],
  )
  const { onScroll, toBottom, isAway } = useLogScroll(log, { content, isWhole, wanted, readOn, onBottom })
  useLayoutEffect(() => {
    if (sent > 0) toBottom()
  }, [sent, toBottom])
  const seenByAll = Math.min(...thread.others.map(({ readNumber }) => readNumber ?? 0))
  const lastOwn = messages.findLast(({ author, deletedAt }) => author === me && !deletedAt)?.number
  const below = thread.lastNumber - Math.max(thread.readNumber, isWhole ? 0 : lastOf(thread))
  const failure = open.failed && (
    <div className={classes.note} role="alert">
      {t('thread.failed')}{' '}
      <Button size="compact-sm" variant="default" onClick={() => void open.readOn(open.failed!)}>
        {t('thread.retry')}
      </Button>
    </div>
  )
  return (
    <div className={classes.frame}>
      <div
        ref={log}
        className={classes.log}
        role="log"
        aria-label={t('thread.log', { name })}
        aria-busy={open.reading !== undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be scrollable by keyboard.
        tabIndex={0}
        onScroll={onScroll}
        data-scrolls
      >
        <ol className={classes.rows}>
          {firstOf(thread) <= 1 && (
            <li className={classes.note}>
              <Text size="sm" c="dimmed">
                {t('thread.begin')}
              </Text>
            </li>
          )}
          {open.failed === 'older' && <li>{failure}</li>}
          {open.reading === 'older' && <li className={classes.note}>{t('thread.older')}</li>}
          {rows.map((row) => (
            <MessageRow
              key={row.message.number}
              row={row}
              thread={thread.id}
              author={thread.others.find((one) => one.id === row.message.author)}
              showsNames={thread.others.length > 1}
              isMine={row.message.author === me}
              canChange={thread.obstacle === null}
              isWanted={row.message.number === wanted}
              state={
                row.message.number !== lastOwn
                  ? undefined
                  : thread.others.length > 0 && seenByAll >= row.message.number
                    ? 'read'
                    : 'sent'
              }
            />
          ))}
          {open.reading === 'newer' && <li className={classes.note}>{t('thread.newer')}</li>}
          {open.failed === 'newer' && <li>{failure}</li>}
          {isWhole &&
            waiting.map((item) => (
              <OutgoingRow key={item.id} item={item} state={outgoing.state} outbox={outgoing.outbox} />
            ))}
        </ol>
      </div>
      {isAway && (
        <Button
          className={classes.toEnd}
          size="compact-md"
          leftSection={<IconArrowDown size={16} aria-hidden />}
          onClick={() => void open.toEnd().then(toBottom, () => undefined)}
        >
          {below > 0 ? t('thread.newBelow', { count: below }) : t('thread.toEnd')}
        </Button>
      )}
    </div>
  )
}
