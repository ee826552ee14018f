import { Anchor, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDate } from '../../../../lib/dates.ts'
import { ResponsiveTable } from '../../../../ui/ResponsiveTable.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { lateReviewsQuery } from '../api/review.ts'

/** Openings whose teams owe candidates a human review past the promised day. */
export function LateReviews() {
  const { t } = useTranslation('openingReview', { keyPrefix: 'late' })
  const path = useAreaPath()
  const { data = [] } = useQuery(lateReviewsQuery())
  if (data.length === 0) return null
  return (
    <Section title={t('title')} hint={t('text')}>
      <ResponsiveTable
        caption={t('title')}
        rows={data}
        keyOf={({ id }) => id}
        columns={[
          { header: t('opening'), isLong: true, cell: ({ title }) => <Text fw={600}>{title}</Text> },
          {
            header: t('organization'),
            cell: ({ organization }) => (
              <Anchor component={Link} to={path(`/companies/${organization.id}`)}>
                {organization.name}
              </Anchor>
            ),
          },
          { header: t('count'), cell: ({ count }) => count },
          { header: t('since'), cell: ({ since }) => formatDate(since) },
        ]}
      />
    </Section>
  )
}
