import { Button, Card, Group, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CardsSkeleton } from '../../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { LoadState } from '../../../../ui/LoadState.tsx'
import { useListState } from '../../../../ui/use-list-state.ts'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { ShownMatch } from '../api/answers.ts'
import { myMatchesQuery } from '../api/my-matches.ts'
import { AskDialog } from './AskDialog.tsx'
import classes from './Matching.module.css'
import { MyMatchItem } from './MyMatchItem.tsx'

/** Every match shown to a company, as the company saw it. */
export function MyMatches() {
  const { t } = useTranslation('matching')
  const path = useAreaPath()
  const { page, goToPage } = useListState()
  const query = useQuery(myMatchesQuery(page - 1))
  const { data } = query
  const [asking, setAsking] = useState<ShownMatch>()
  return (
    <section aria-labelledby="matches-title">
      <Title order={2} id="matches-title">
        {t('mirror.matches')}
      </Title>
      <Text c="dimmed" mb="md">
        {t('mirror.matchesText')}
      </Text>
      <LoadState query={query} skeleton={<CardsSkeleton tiles={0} rows={3} />} />
      {data?.matches.length === 0 && (
        <EmptyState
          title={t('mirror.none')}
          text={t('mirror.noneText')}
          action={<LinkButton to={path('/missions')}>{t('mirror.noneAction')}</LinkButton>}
        />
      )}
      {data && data.matches.length > 0 && (
        <ul className={classes.list}>
          {data.matches.map((shown) => (
            <li key={shown.id}>
              <Card padding="lg">
                <MyMatchItem shown={shown} onAsk={() => setAsking(shown)} />
              </Card>
            </li>
          ))}
        </ul>
      )}
      {(data?.isMore || page > 1) && (
        <Group mt="md">
          {page > 1 && (
            <Button variant="default" onClick={() => goToPage(page - 1)}>
              {t('mirror.newer')}
            </Button>
          )}
          {data?.isMore && (
            <Button variant="default" onClick={() => goToPage(page + 1)}>
              {t('mirror.more')}
            </Button>
          )}
        </Group>
      )}
      {asking && <AskDialog shown={asking} onClose={() => setAsking(undefined)} />}
    </section>
  )
}
