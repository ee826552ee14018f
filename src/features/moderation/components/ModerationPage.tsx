import { Button, Group, NativeSelect, SegmentedControl, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { withCount } from '../../../lib/formats/numbers.ts'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Pages } from '../../../ui/Pages.tsx'
import { useListParams } from '../../../ui/use-list-params.ts'
import { queueQuery } from '../api/get-cases.ts'
import { casesPageSize, shownCases } from '../model.ts'
import { CaseItem } from './CaseItem.tsx'
import classes from './Moderation.module.css'

export function ModerationPage() {
  const { t } = useTranslation('moderation')
  const list = useListParams(shownCases)
  const [params] = useSearchParams()
  const show = list.show ?? 'open'
  const byReports = params.get('sort') === 'reports'
  const { data, error, refetch } = useQuery(queueQuery(show, byReports, list.page - 1))
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      <Stack gap="lg">
        <Group align="flex-end" justify="space-between">
          <NativeSelect
            label={t('showLabel')}
            value={show}
            data={shownCases.map((value) => ({
              value,
              label: withCount(t(`show.${value}`), data?.counts[value]),
            }))}
            onChange={(event) => list.set({ show: event.currentTarget.value })}
          />
          <SegmentedControl
            aria-label={t('sort')}
            value={byReports ? 'reports' : ''}
            data={[
              { value: '', label: t(show === 'decided' ? 'latest' : 'oldest') },
              { value: 'reports', label: t('mostReported') },
            ]}
            onChange={(sort) => list.set({ sort })}
          />
        </Group>
        {error && !data && <LoadFailure error={error} onRetry={refetch} />}
        {!data && !error && <CardsSkeleton tiles={1} />}
        {data?.cases.length === 0 && (
          <EmptyState
            title={t(`none.${show}`)}
            text={t(`noneText.${show}`)}
            action={show !== 'open' && <Button onClick={() => list.set({ show: '' })}>{t('toOpen')}</Button>}
          />
        )}
        {data && (
          <ul className={classes.list}>
            {data.cases.map((row) => (
              <CaseItem key={row.id} row={row} />
            ))}
          </ul>
        )}
        <Pages
          label={t('pages')}
          total={Math.ceil((data?.counts[show] ?? 0) / casesPageSize)}
          page={list.page}
          onChange={list.turnTo}
        />
      </Stack>
    </>
  )
}
