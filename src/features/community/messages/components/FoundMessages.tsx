import { Button, Skeleton, Text, Title } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { plainLine } from '../../../../lib/plain-text.ts'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { foundQuery } from '../api/search-messages.ts'
import { excerpt } from '../excerpt.ts'
import { useNames } from '../use-names.ts'
import { shortWhen } from '../when.ts'
import classes from './ConversationList.module.css'

/** Messages containing the words; each links to its place in the conversation. */
export function FoundMessages({ words, hasPeople }: { words: string; hasPeople: boolean }) {
  const { t } = useTranslation('messages')
  const { id: me } = useSignedIn()
  const path = useAreaPath()
  const nameOf = useNames()
  const query = useInfiniteQuery(foundQuery(me, words))
  const found = query.data?.pages.flat() ?? []
  if (query.isPending) return <Skeleton h={60} m={8} role="status" aria-busy="true" />
  if (query.isError && !query.data)
    return <LoadFailure error={query.error} onRetry={() => void query.refetch()} />
  if (found.length === 0)
    return hasPeople ? null : (
      <Text c="dimmed" className={classes.nothing} role="status">
        {t('list.nothing', { words })}
      </Text>
    )
  return (
    <>
      <Title order={2} className={classes.title}>
        {t('list.found')}
      </Title>
      <ul className={classes.rows}>
        {found.map(({ conversation, number, author, body, at, others }) => {
          const query = new URLSearchParams({ q: words, at: String(number) })
          const who = author === me ? t('message.you') : nameOf(others)
          return (
            <li key={`${conversation} ${number}`}>
              <Link className={classes.found} to={path(`/networking/messages/${conversation}?${query}`)}>
                <span className={classes.line}>
                  <span className={classes.name}>{author === me ? `${who} → ${nameOf(others)}` : who}</span>
                  <Text span size="sm" c="dimmed" className={classes.when}>
                    {shortWhen(at)}
                  </Text>
                </span>
                <Text span size="sm">
                  {excerpt(plainLine(body), words).map(({ text, isFound }, place) =>
                    // biome-ignore lint/suspicious/noArrayIndexKey: fragments of one text, rendered as a whole.
                    isFound ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
                  )}
                </Text>
              </Link>
            </li>
          )
        })}
      </ul>
      {query.hasNextPage && (
        <Button variant="subtle" fullWidth onClick={() => void query.fetchNextPage()}>
          {t('list.more')}
        </Button>
      )}
    </>
  )
}
