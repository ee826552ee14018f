import { Card, Group, Text, Title } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ClearFilters } from '../../../../../ui/ClearFilters.tsx'
import { FilterSelect } from '../../../../../ui/FilterSelect.tsx'
import { NothingFound } from '../../../../../ui/NothingFound.tsx'
import { SearchField } from '../../../../../ui/SearchField.tsx'
import type { ProgramPage, Task } from '../../api/answers.ts'
import { filters, type Matrix, type Row } from '../../matrix.ts'
import type { useMatrixFilter } from '../../use-matrix-filter.ts'
import { CellDialog } from '../cell/CellDialog.tsx'
import { Legend } from './Legend.tsx'
import { MatrixGrid } from './MatrixGrid.tsx'
import { MatrixList } from './MatrixList.tsx'

interface Props {
  page: ProgramPage
  matrix: Matrix
  view: ReturnType<typeof useMatrixFilter>
}

/** Progress by student and mission: a grid, or a list on narrow screens. */
export function MatrixCard({ page, matrix, view }: Props) {
  const { t } = useTranslation('programs')
  const isWide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false })
  const [opened, open] = useState<{ row: Row; task: Task }>()
  const { filter } = view
  const hasChoice = page.program.mode === 'choice'
  return (
    <Card padding="lg" component="section" aria-labelledby="matrix-title">
      <Title order={2} fz="xl" id="matrix-title" mb="md">
        {t('matrix.title')}
      </Title>
      <Group align="flex-end" gap="md" mb="md">
        <SearchField label={t('matrix.search')} list={view} />
        <FilterSelect
          label={t('matrix.show')}
          value={filter.show}
          choices={filters
            .filter((value) => hasChoice || value !== 'behind')
            .map((value) => ({ value, label: t(`matrix.shows.${value}`) }))}
          onChange={(show) => view.set({ show })}
        />
        {page.cohorts.length > 1 && (
          <FilterSelect
            label={t('matrix.cohort')}
            all={t('matrix.allCohorts')}
            value={filter.cohort}
            choices={page.cohorts.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(cohort) => view.set({ cohort })}
          />
        )}
        <ClearFilters list={view} />
      </Group>
      <Text size="sm" c="dimmed" role="status" mb="xs">
        {t('matrix.shown', { count: matrix.rows.length + matrix.unlinked.length })}
      </Text>
      <Legend hasChoice={page.program.mode !== 'all'} />
      {matrix.rows.length + matrix.unlinked.length === 0 ? (
        <NothingFound title={t('matrix.none')} text={t('matrix.noneText')} onReset={view.reset} />
      ) : isWide ? (
        <MatrixGrid matrix={matrix} onOpen={(row, task) => open({ row, task })} />
      ) : (
        <MatrixList matrix={matrix} onOpen={(row, task) => open({ row, task })} />
      )}
      {opened && (
        <CellDialog
          programId={page.program.id}
          row={opened.row}
          task={opened.task}
          onClose={() => open(undefined)}
        />
      )}
    </Card>
  )
}
