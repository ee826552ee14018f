import { Anchor, Badge, Button, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { formatCalendarDay, formatDate } from '../../../../lib/dates.ts'
import { noValue } from '../../../../lib/formats/words.ts'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { QueryView } from '../../../../ui/QueryView.tsx'
import { ResponsiveTable } from '../../../../ui/ResponsiveTable.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { ListedAgreement, MissingAgreement } from '../api/answers.ts'
import { useStartAgreement } from '../api/change-agreement.ts'
import { schoolAgreementsQuery } from '../api/get-agreements.ts'

/** A school's agreements, and the shared placements that need one. */
export function SchoolAgreements({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation('agreements')
  const query = useQuery(schoolAgreementsQuery(organizationId))
  return (
    <QueryView query={query}>
      {({ agreements, missing }) =>
        agreements.length + missing.length === 0 ? (
          <EmptyState title={t('none')} text={t('noneText')} />
        ) : (
          <Stack gap="xl">
            {missing.length > 0 && <Missing placements={missing} />}
            {agreements.length > 0 && <Listed agreements={agreements} />}
          </Stack>
        )
      }
    </QueryView>
  )
}

function Missing({ placements }: { placements: MissingAgreement[] }) {
  const { t } = useTranslation('agreements')
  const path = useAreaPath()
  const navigate = useNavigate()
  const start = useStartAgreement((id) => void navigate(path(`/agreements/${id}`)))
  return (
    <Stack gap="sm" component="section" aria-label={t('missing')}>
      <Title order={2} fz="xl">
        {t('missing')}
      </Title>
      <ResponsiveTable
        caption={t('missing')}
        rows={placements}
        keyOf={({ placementId }) => placementId}
        columns={[
          { header: t('sides.student'), cell: ({ student }) => <Text fw={600}>{student}</Text> },
          { header: t('position'), cell: ({ title }) => title },
          { header: t('sides.company'), cell: ({ company }) => company },
          {
            header: t('action'),
            cell: ({ placementId, student }) => (
              <Button
                variant="default"
                size="compact-md"
                aria-label={t('startOne', { student })}
                loading={start.isPending && start.variables === placementId}
                onClick={() => start.mutate(placementId)}
              >
                {t('start')}
              </Button>
            ),
          },
        ]}
      />
    </Stack>
  )
}

function Listed({ agreements }: { agreements: ListedAgreement[] }) {
  const { t } = useTranslation('agreements')
  const path = useAreaPath()
  return (
    <ResponsiveTable
      caption={t('list')}
      rows={agreements}
      keyOf={({ id }) => id}
      columns={[
        {
          header: t('sides.student'),
          cell: ({ id, parties }) => (
            <Anchor component={Link} to={path(`/agreements/${id}`)} fw={600}>
              {parties.student}
            </Anchor>
          ),
        },
        { header: t('position'), cell: ({ parties }) => parties.title },
        { header: t('sides.company'), cell: ({ parties }) => parties.company },
        {
          header: t('fields.startsOn'),
          cell: ({ startsOn }) => (startsOn ? formatCalendarDay(startsOn) : noValue),
        },
        { header: t('updated'), cell: ({ updatedAt }) => formatDate(updatedAt), isWideOnly: true },
        {
          header: t('status'),
          cell: ({ finalizedAt, confirmed }) => (
            <Badge
              variant="light"
              color={finalizedAt ? 'moss' : 'gray'}
              tt="none"
              c="var(--mantine-color-text)"
            >
              {finalizedAt ? t('isFinal') : t('confirmedCount', { count: confirmed.length })}
            </Badge>
          ),
        },
      ]}
    />
  )
}
