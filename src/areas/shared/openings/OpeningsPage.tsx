import { Card, SegmentedControl, Stack } from '@mantine/core'
import { IconChartBar, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import classes from '../../../features/hiring/matching/components/Matching.module.css'
import { openingListQuery } from '../../../features/hiring/opening-editor/api/get-opening-list.ts'
import { OpeningRow } from '../../../features/hiring/opening-editor/components/OpeningRow.tsx'
import { useHiringOrganization } from '../../../features/hiring/opening-editor/use-hiring-organization.ts'
import { LazyOpeningTools } from '../../../features/hiring/opening-exchange/components/lazy-dialogs.ts'
import { oneOf } from '../../../lib/url-state/url-params.ts'
import { useUrlState } from '../../../lib/url-state/use-url-state.ts'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadState } from '../../../ui/LoadState.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'

const groups = {
  current: ['open', 'paused'],
  drafts: ['draft', 'in_review'],
  ended: ['filled', 'closed'],
  archived: ['archived'],
} as const
const names = ['current', 'drafts', 'ended', 'archived'] as const
const params = { show: oneOf(names, 'current') }

/** The openings of a company or a maker, by status. */
export function OpeningsPage() {
  const { t } = useTranslation(['openingEditor', 'matching'])
  const path = useAreaPath()
  const { values, set } = useUrlState(params)
  const { organization } = useHiringOrganization()
  const isArchived = values.show === 'archived'
  const query = useQuery(openingListQuery(organization?.id, isArchived))
  const group: readonly string[] = groups[values.show]
  const shown = query.data?.filter(({ status }) => group.includes(status)) ?? []
  const add = (
    <LinkButton to={path('/openings/new')} leftSection={<IconPlus size={18} aria-hidden />}>
      {t('matching:openings.new')}
    </LinkButton>
  )
  return (
    <Stack gap="md">
      <PageHeader
        title={t('matching:openings.title')}
        description={t('list.text')}
        actions={
          <>
            {query.data && query.data.length > 0 && (
              <LinkButton
                to={path('/openings/analytics')}
                variant="default"
                leftSection={<IconChartBar size={18} aria-hidden />}
              >
                {t('list.analytics')}
              </LinkButton>
            )}
            {organization && (
              <Suspense>
                <LazyOpeningTools organization={organization.id} />
              </Suspense>
            )}
            {query.data && query.data.length > 0 && add}
          </>
        }
        isTight
      />
      <SegmentedControl
        aria-label={t('matching:openings.which')}
        style={{ alignSelf: 'flex-start', maxWidth: '100%' }}
        value={values.show}
        onChange={(show) => set({ show })}
        data={names.map((value) => ({ value, label: t(`list.groups.${value}`) }))}
      />
      <LoadState query={query} skeleton={<CardsSkeleton tiles={0} rows={3} />} />
      {query.data && shown.length === 0 && (
        <EmptyState
          title={t(`list.none.${values.show}`)}
          text={t(`list.noneText.${values.show}`)}
          action={values.show === 'archived' ? undefined : add}
        />
      )}
      {shown.length > 0 && (
        <ul className={classes.list}>
          {shown.map((opening) => (
            <li key={opening.id}>
              <Card padding="md">
                <OpeningRow opening={opening} hasMatches={organization?.kind === 'company'} />
              </Card>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}
