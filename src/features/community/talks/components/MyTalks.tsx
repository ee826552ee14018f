import { Card, Skeleton, Stack, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'
import { useSignedIn } from '../../../core/session/me-context.ts'
import type { MyTalk } from '../api/answers.ts'
import { myTalksQuery } from '../api/get-my-talks.ts'
import { isAhead } from '../model.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { MyTalkItem } from './MyTalkItem.tsx'
import classes from './Talks.module.css'

/** Talks the person has booked, or that others booked with them. Hidden for a guest without any. */
export function MyTalks({ side }: { side: 'guest' | 'host' }) {
  const { t } = useTranslation('talks')
  const { data, error, refetch } = useQuery(myTalksQuery(useSignedIn().id))
  const [cancelled, setCancelled] = useState<MyTalk>()
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />
  if (!data) return side === 'host' ? <Skeleton height={120} radius="lg" /> : null
  const talks = data.filter(({ is_host }) => is_host === (side === 'host'))
  const ahead = talks.filter((talk) => isAhead(talk))
  const earlier = talks.filter((talk) => !isAhead(talk)).reverse()
  if (side === 'guest' && talks.length === 0) return null
  const list = (those: MyTalk[]) => (
    <ul className={classes.list}>
      {those.map((talk) => (
        <MyTalkItem key={talk.id} talk={talk} onCancel={() => setCancelled(talk)} />
      ))}
    </ul>
  )
  return (
    <Card padding="lg" component="section" aria-labelledby={`talks-of-${side}`}>
      <Stack gap="md">
        <Title order={2} id={`talks-of-${side}`}>
          {t(side === 'host' ? 'mine.hosted' : 'mine.title')}
        </Title>
        {talks.length === 0 && <EmptyState compact title={t('mine.none')} text={t('mine.noneText')} />}
        {ahead.length > 0 && list(ahead)}
        {earlier.length > 0 && (
          <details className={classes.earlier}>
            <summary>{t('mine.earlier', { count: earlier.length })}</summary>
            {list(earlier)}
          </details>
        )}
      </Stack>
      {cancelled && <CancelDialog talk={cancelled} onClose={() => setCancelled(undefined)} />}
    </Card>
  )
}
