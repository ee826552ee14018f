import { Card, SegmentedControl, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { needsQuery } from '../../../features/hiring/matching/api/get-needs.ts'
import classes from '../../../features/hiring/matching/components/Matching.module.css'
import { NeedItem } from '../../../features/hiring/matching/components/NeedItem.tsx'
import { needStatuses } from '../../../features/hiring/matching/model.ts'
import { oneOf } from '../../../lib/url-state/url-params.ts'
import { useUrlState } from '../../../lib/url-state/use-url-state.ts'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadState } from '../../../ui/LoadState.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'

const params = { show: oneOf(needStatuses, 'open') }

/** The company's openings, open and closed. */
export function NeedsPage() {
  const { t } = useTranslation('matching')
  const path = useAreaPath()
  const { values, set } = useUrlState(params)
  const status = values.show
  const query = useQuery(needsQuery(status))
  const { data } = query
  const add = (
    <LinkButton to={path('/candidates/needs/new')} leftSection={<IconPlus size={18} aria-hidden />}>
      {t('needs.new')}
    </LinkButton>
  )
  return (
    <Stack gap="md">
      <PageHeader
        title={t('needs.title')}
        description={t('needs.text')}
        actions={data && data.length > 0 && add}
        isTight
      />
      <SegmentedControl
        aria-label={t('needs.which')}
        style={{ alignSelf: 'flex-start' }}
        value={status}
        onChange={(show) => set({ show })}
        data={needStatuses.map((value) => ({ value, label: t(`needs.${value}`) }))}
      />
      <LoadState query={query} skeleton={<CardsSkeleton tiles={0} rows={3} />} />
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
              <Card padding="md">
                <NeedItem need={need} />
              </Card>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}
