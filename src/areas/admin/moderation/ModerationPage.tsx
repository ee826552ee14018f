import { Button, Group, SegmentedControl, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { casesPageSize, shownCases } from '../../../features/account/reports/model.ts'
import { queueQuery } from '../../../features/administration/moderation/api/get-cases.ts'
import { CaseItem } from '../../../features/administration/moderation/components/CaseItem.tsx'
import { withCount } from '../../../lib/formats/numbers.ts'
import { number, oneOf } from '../../../lib/url-state/url-params.ts'
import { useUrlState } from '../../../lib/url-state/use-url-state.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { FilterSelect } from '../../../ui/FilterSelect.tsx'
import lists from '../../../ui/Lists.module.css'
import { LoadState } from '../../../ui/LoadState.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Pages } from '../../../ui/Pages.tsx'

const params = { show: oneOf(shownCases, 'open'), sort: oneOf(['reports']), page: number(1) }

export function ModerationPage() {
  const { t } = useTranslation('moderation')
  const { values, set } = useUrlState(params)
  const { show, sort, page } = values
  const query = useQuery(queueQuery(show, sort === 'reports', page - 1))
  const { data } = query
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      <Stack gap="lg">
        <Group align="flex-end" justify="space-between">
          <FilterSelect
            label={t('showLabel')}
            value={show}
            choices={shownCases.map((value) => ({
              value,
              label: withCount(t(`show.${value}`), data?.counts[value]),
            }))}
            onChange={(chosen) => set({ show: chosen })}
          />
          <SegmentedControl
            aria-label={t('sort')}
            value={sort ?? ''}
            data={[
              { value: '' as const, label: t(show === 'decided' ? 'latest' : 'oldest') },
              { value: 'reports' as const, label: t('mostReported') },
            ]}
            onChange={(chosen) => set({ sort: chosen || undefined })}
          />
        </Group>
        <LoadState query={query} />
        {data?.cases.length === 0 && (
          <EmptyState
            title={t(`none.${show}`)}
            text={t(`noneText.${show}`)}
            action={show !== 'open' && <Button onClick={() => set({ show: 'open' })}>{t('toOpen')}</Button>}
          />
        )}
        {data && (
          <ul className={lists.list}>
            {data.cases.map((row) => (
              <CaseItem key={row.id} row={row} />
            ))}
          </ul>
        )}
        <Pages
          label={t('pages')}
          total={Math.ceil((data?.counts[show] ?? 0) / casesPageSize)}
          page={page}
          onChange={(next) => set({ page: next })}
        />
      </Stack>
    </>
  )
}
