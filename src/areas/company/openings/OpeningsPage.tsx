import { Card, SegmentedControl, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { openingsQuery } from '../../../features/hiring/matching/api/get-openings.ts'
import classes from '../../../features/hiring/matching/components/Matching.module.css'
import { OpeningItem } from '../../../features/hiring/matching/components/OpeningItem.tsx'
import { openingStatuses } from '../../../features/hiring/matching/model.ts'
import { oneOf } from '../../../lib/url-state/url-params.ts'
import { useUrlState } from '../../../lib/url-state/use-url-state.ts'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadState } from '../../../ui/LoadState.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'

const params = { show: oneOf(openingStatuses, 'open') }

/** The company's openings, open and closed. */
export function OpeningsPage() {
  const { t } = useTranslation('matching')
  const path = useAreaPath()
  const { values, set } = useUrlState(params)
  const status = values.show
  const query = useQuery(openingsQuery(status))
  const { data } = query
  const add = (
    <LinkButton to={path('/openings/new')} leftSection={<IconPlus size={18} aria-hidden />}>
      {t('openings.new')}
    </LinkButton>
  )
  return (
    <Stack gap="md">
      <PageHeader
        title={t('openings.title')}
        description={t('openings.text')}
        actions={data && data.length > 0 && add}
        isTight
      />
      <SegmentedControl
        aria-label={t('openings.which')}
        style={{ alignSelf: 'flex-start' }}
        value={status}
        onChange={(show) => set({ show })}
        data={openingStatuses.map((value) => ({ value, label: t(`openings.${value}`) }))}
      />
      <LoadState query={query} skeleton={<CardsSkeleton tiles={0} rows={3} />} />
      {data?.length === 0 &&
        (status === 'open' ? (
          <EmptyState title={t('openings.none')} text={t('openings.noneText')} action={add} />
        ) : (
          <EmptyState title={t('openings.noArchived')} text={t('openings.noArchivedText')} />
        ))}
      {data && data.length > 0 && (
        <ul className={classes.list}>
          {data.map((opening) => (
            <li key={opening.id}>
              <Card padding="md">
                <OpeningItem opening={opening} />
              </Card>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}
