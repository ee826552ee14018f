import { Button, Card, Group, NativeSelect, Text, TextInput, Title } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { filters, type Matrix, type Row } from '../../matrix.ts'
import type { ProgramPage, Task } from '../../model.ts'
import type { useCut } from '../../use-cut.ts'
import { CellDialog } from '../cell/CellDialog.tsx'
import { Legend } from './Legend.tsx'
import { MatrixGrid } from './MatrixGrid.tsx'
import { MatrixList } from './MatrixList.tsx'

interface Props {
  page: ProgramPage
  matrix: Matrix
  view: ReturnType<typeof useCut>
}

/** Progress by student and mission: a grid, or a list on narrow screens. */
export function MatrixCard({ page, matrix, view }: Props) {
  const { t } = useTranslation('programs')
  const isWide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false })
  const [opened, open] = useState<{ row: Row; task: Task }>()
  const { cut, typed, type, set, reset, isCut } = view
  const hasChoice = page.program.mode === 'choice'
  return (
    <Card padding="lg" component="section" aria-labelledby="matrix-title">
      <Title order={2} fz="xl" id="matrix-title" mb="md">
        {t('matrix.title')}
      </Title>
      <Group align="flex-end" gap="md" mb="md">
        <TextInput
          label={t('matrix.search')}
          leftSection={<IconSearch size={18} aria-hidden />}
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <NativeSelect
          label={t('matrix.show')}
          value={cut.show}
          data={filters
            .filter((value) => hasChoice || value !== 'behind')
            .map((value) => ({ value, label: t(`matrix.shows.${value}`) }))}
          onChange={(event) =>
            set({ show: event.currentTarget.value === 'all' ? '' : event.currentTarget.value })
          }
        />
        {page.cohorts.length > 1 && (
          <NativeSelect
            label={t('matrix.cohort')}
            value={cut.cohort}
            data={[
              { value: '', label: t('matrix.allCohorts') },
              ...page.cohorts.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(event) => set({ cohort: event.currentTarget.value })}
          />
        )}
        {isCut && (
          <Button variant="subtle" onClick={reset}>
            {t('matrix.reset')}
          </Button>
        )}
      </Group>
      <Text size="sm" c="dimmed" role="status" mb="xs">
        {t('matrix.shown', { count: matrix.rows.length + matrix.unlinked.length })}
      </Text>
      <Legend hasChoice={page.program.mode !== 'all'} />
      {matrix.rows.length + matrix.unlinked.length === 0 ? (
        <EmptyState
          title={t('matrix.none')}
          text={t('matrix.noneText')}
          action={<Button onClick={reset}>{t('matrix.reset')}</Button>}
        />
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
