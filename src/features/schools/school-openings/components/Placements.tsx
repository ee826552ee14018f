import { Anchor, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatCalendarDay } from '../../../../lib/dates.ts'
import { formatNumber } from '../../../../lib/formats/numbers.ts'
import { noValue } from '../../../../lib/formats/words.ts'
import { saveFile } from '../../../../lib/save-file.ts'
import { DownloadButton } from '../../../../ui/DownloadButton.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { QueryView } from '../../../../ui/QueryView.tsx'
import { ResponsiveTable } from '../../../../ui/ResponsiveTable.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { StatTile } from '../../../../ui/StatTile.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { SchoolPlacements, SharedPlacement } from '../api/answers.ts'
import { schoolPlacementsQuery } from '../api/get-school-openings.ts'

/** How many of the school's students were hired through openings, and those who share it. */
export function Placements({ organizationId }: { organizationId: string }) {
  const query = useQuery(schoolPlacementsQuery(organizationId))
  return <QueryView query={query}>{(placements) => <PlacementsView placements={placements} />}</QueryView>
}

function PlacementsView({ placements }: { placements: SchoolPlacements }) {
  const { t } = useTranslation(['schoolOpenings', 'profiles'])
  const told = useToldNumber()
  const { total, contracts, years, cohorts, shared } = placements
  if (total.shared === 0 && total.others === 0)
    return <EmptyState title={t('placements.none')} text={t('placements.noneText')} />
  return (
    <Stack gap="lg">
      <SimpleGrid cols={{ base: 1, xs: 2 }} maw={640}>
        <StatTile label={t('placements.placed')} value={told(total)} />
        <StatTile label={t('placements.sharing')} value={total.shared} hint={t('placements.sharingHint')} />
      </SimpleGrid>
      <Text size="sm" c="dimmed" maw="80ch">
        {t('placements.hiddenText')}
      </Text>
      <SimpleGrid cols={{ base: 1, lg: 3 }} spacing="lg">
        <Split
          title={t('placements.byContract')}
          rows={contracts.map((row) => ({ ...row, label: t(`profiles:contractKinds.${row.part}`) }))}
        />
        <Split
          title={t('placements.byCohort')}
          rows={cohorts.map((row) => ({ ...row, label: row.name ?? t('placements.noCohort') }))}
        />
        <Split
          title={t('placements.byYear')}
          rows={years.map((row) => ({ ...row, label: row.part })).toReversed()}
        />
      </SimpleGrid>
      {shared.length > 0 && <Shared placements={shared} />}
    </Stack>
  )
}

/** A number that is partly hidden is at least that of those who share. */
function useToldNumber() {
  const { t } = useTranslation('schoolOpenings')
  return ({ shared, others }: { shared: number; others: number | null }) => {
    if (others !== null) return formatNumber(shared + others)
    return shared > 0 ? t('placements.orMore', { number: formatNumber(shared) }) : t('placements.hidden')
  }
}

interface SplitProps {
  title: string
  rows: { part: string; label: string; shared: number; others: number | null }[]
}

function Split({ title, rows }: SplitProps) {
  const { t } = useTranslation('schoolOpenings')
  const told = useToldNumber()
  return (
    <Section title={title}>
      <ResponsiveTable
        caption={title}
        rows={rows}
        keyOf={({ part }) => part}
        isCompact
        columns={[
          { header: title, cell: ({ label }) => label, width: '60%' },
          {
            header: t('placements.students'),
            isNumber: true,
            cell: told,
          },
        ]}
      />
    </Section>
  )
}

function Shared({ placements }: { placements: SharedPlacement[] }) {
  const { t } = useTranslation(['schoolOpenings', 'profiles'])
  const path = useAreaPath()
  async function save(): Promise<void> {
    const { placementsCsv } = await import('../placements-csv.ts')
    saveFile(t('placements.fileName'), placementsCsv(placements, t), 'text/csv;charset=utf-8')
  }
  const columns = t('placements.columns', { returnObjects: true })
  return (
    <Stack gap="sm" component="section" aria-label={t('placements.shared')}>
      <Title order={2} fz="xl">
        {t('placements.shared')}
      </Title>
      <Text c="dimmed">{t('placements.sharedText')}</Text>
      <ResponsiveTable
        caption={t('placements.shared')}
        rows={placements}
        keyOf={({ id }) => id}
        columns={[
          {
            header: columns.student,
            cell: ({ studentId, firstName, lastName, cohort }) => (
              <>
                <Anchor component={Link} to={path(`/students/${studentId}`)} fw={600}>
                  {`${firstName} ${lastName}`}
                </Anchor>
                {cohort && (
                  <Text size="sm" c="dimmed">
                    {cohort}
                  </Text>
                )}
              </>
            ),
          },
          { header: columns.job, cell: ({ title }) => title },
          { header: columns.company, cell: ({ company }) => company },
          { header: columns.contract, cell: ({ contract }) => t(`profiles:contractKinds.${contract}`) },
          {
            header: columns.starts,
            cell: ({ startsOn }) => (startsOn ? formatCalendarDay(startsOn) : noValue),
          },
        ]}
      />
      <div>
        <DownloadButton save={save}>{t('placements.export')}</DownloadButton>
      </div>
    </Stack>
  )
}
