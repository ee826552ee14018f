import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { toAppError } from '../../../lib/errors.ts'
import { hearConversations } from '../../account/notifications/conversation-news.ts'
import { useSignedIn } from '../../core/session/me-context.ts'
import type { Message, Thread } from './api/answers.ts'
import { factsAlone, openConversation, type Range, threadQuery } from './api/open-conversation.ts'
import { firstOf, isAtEnd, lastOf, merged, pageSize, withMessage } from './thread.ts'

export type Direction = 'older' | 'newer'

/** An open conversation: loads in both directions, and stays up to date through realtime events. */
export function useThread(conversation: string, around?: number) {
  const { id: me } = useSignedIn()
  const queries = useQueryClient()
  const query = useQuery(threadQuery(me, conversation, around))
  const { queryKey } = threadQuery(me, conversation)
  const key = JSON.stringify(queryKey)
  const [reading, setReading] = useState<Direction>()
  const [failed, setFailed] = useState<Direction>()
  const following = useRef<{ run?: Promise<void>; isBehind: boolean; isFar: boolean }>({
    isBehind: false,
    isFar: false,
  })

  const tools = useMemo(() => {
    const known = () => queries.getQueryData<Thread>(JSON.parse(key))
    const change = (to: (thread: Thread) => Thread) =>
      queries.setQueryData<Thread>(JSON.parse(key), (thread) => thread && to(thread))
    const read = async (range: Range) => {
      const answer = await openConversation(conversation, range)
      change((thread) => merged(thread, answer))
    }
    /**
     * Reads to the end from the current position; messages announced in the meantime are read in the same
     * run.
     */
    const follow = (isFar = false): Promise<void> => {
      const state = following.current
      state.isBehind = true
      state.isFar ||= isFar
      state.run ??= readToEnd().finally(() => {
        state.run = undefined
      })
      return state.run
    }
    const readToEnd = async () => {
      const state = following.current
      while (state.isBehind) {
        const thread = known()
        const goesFar = state.isFar && thread !== undefined && !isAtEnd(thread)
        state.isBehind = false
        state.isFar = false
        if (thread) await read(goesFar ? {} : { first: lastOf(thread) + 1 })
      }
    }
    return { known, change, read, follow }
  }, [queries, key, conversation])
  const { known, change, read, follow } = tools

  useEffect(
    () =>
      hearConversations((news) => {
        const thread = known()
        if (!thread || ('conversation' in news && news.conversation !== conversation)) return
        const readSoon = (range: Range) => void read(range).catch(() => undefined)
        if (news.kind === 'reconnected')
          readSoon({ first: firstOf(thread), last: isAtEnd(thread) ? undefined : lastOf(thread) })
        else if (news.kind === 'read') change((one) => withReading(one, me, news.by, news.number))
        else if (news.kind === 'state') readSoon(factsAlone)
        else if (news.kind === 'changed') {
          if (news.number >= firstOf(thread) && news.number <= lastOf(thread))
            readSoon({ first: news.number, last: news.number })
        } else if (following.current.run || isAtEnd(thread)) void follow().catch(() => undefined)
        else readSoon(factsAlone)
      }),
    [conversation, me, known, change, read, follow],
  )

  /** Shows a message sent from here once the response arrives. */
  const arrived = useCallback(
    (message: Message) => {
      const thread = known()
      if (!thread) return
      if (message.number <= lastOf(thread) + 1) change((one) => withMessage(one, message))
      else if (following.current.run || isAtEnd(thread)) void follow().catch(() => undefined)
    },
    [known, change, follow],
  )

  const busy = useRef(false)
  const readOn = useCallback(
    async (direction: Direction) => {
      const thread = known()
      if (!thread || busy.current) return
      const [first, last] = [firstOf(thread), lastOf(thread)]
      if (direction === 'older' ? first <= 1 : isAtEnd(thread)) return
      busy.current = true
      setReading(direction)
      setFailed(undefined)
      try {
        await read(
          direction === 'older'
            ? { first: Math.max(1, first - pageSize), last: first - 1 }
            : { first: last + 1, last: last + pageSize },
        )
      } catch (cause) {
        if (toAppError(cause).code !== 'not_signed_in') setFailed(direction)
      } finally {
        busy.current = false
        setReading(undefined)
      }
    },
    [known, read],
  )

  /** Loads the end if it isn't loaded. */
  const toEnd = useCallback(async () => {
    const thread = known()
    if (thread && !isAtEnd(thread)) await follow(true)
  }, [known, follow])
  /** Loads the messages around one if they aren't loaded. */
  const readAround = useCallback(
    async (number: number) => {
      const thread = known()
      if (!thread || (number >= firstOf(thread) && number <= lastOf(thread))) return
      await read({ first: Math.max(1, number - pageSize / 2), last: number + pageSize / 2 })
    },
    [known, read],
  )
  return { ...query, reading, failed, readOn, toEnd, readAround, arrived }
}

export type OpenThread = ReturnType<typeof useThread>

function withReading(thread: Thread, me: string, by: string, number: number): Thread {
  if (by === me) return { ...thread, readNumber: Math.max(thread.readNumber, number) }
  const others = thread.others.map((one) => (one.id === by ? { ...one, readNumber: number } : one))
  return { ...thread, others }
}
