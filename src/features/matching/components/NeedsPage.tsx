import { Card, Group, SegmentedControl, Stack, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { useListParams } from '../../../ui/use-list-params.ts'
import { useAreaPath } from '../../session/area-base.ts'
import { needsQuery } from '../api/get-needs.ts'
import { needStatuses } from '../model.ts'
import classes from './Matching.module.css'
import { NeedItem } from './NeedItem.tsx'

/** The company's openings, open and closed. */
export function NeedsPage() {
  const { t } = useTranslation('matching')
  const path = useAreaPath()
  const params = useListParams(needStatuses)
  const status = params.show ?? 'open'
  const { data, error, refetch } = useQuery(needsQuery(status))
  const add = (
    <LinkButton to={path('/candidates/needs/new')} leftSection={<IconPlus size={18} aria-hidden />}>
      {t('needs.new')}
    </LinkButton>
  )
  return (
    <Stack gap="lg">
      <Group justify="space-between" align="flex-start">
        <div>
          <Title order={2}>{t('needs.title')}</Title>
          <Text c="dimmed" maw="64ch">
            {t('needs.text')}
          </Text>
        </div>
        {data && data.length > 0 && add}
      </Group>
      <SegmentedControl
        aria-label={t('needs.which')}
        style={{ alignSelf: 'flex-start' }}
        value={status}
        onChange={(show) => params.set({ show: show === 'open' ? '' : show })}
        data={needStatuses.map((value) => ({ value, label: t(`needs.${value}`) }))}
      />
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <CardsSkeleton tiles={0} rows={3} />}
      {data?.length === 0 &&
        (status === 'open' ? (
          <EmptyState title={t('needs.none')} text={t('needs.noneText')} action={add} />
        ) : (
          <EmptyState title={t('needs.noArchived')} text={t('needs.noArchivedText')} />
        ))}
      {data && data.length > 0 && (
        <ul className={classes.list}>
          {data.map((need) => (
            <li key={need.id}>
              <Card padding="lg">
                <NeedItem need={need} />
              </Card>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}
