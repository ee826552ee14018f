import { Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../../lib/dates.ts'
import { formatPercent } from '../../../../../lib/formats/numbers.ts'
import { Dialog } from '../../../../../ui/Dialog.tsx'
import { Fact, Facts } from '../../../../../ui/Facts.tsx'
import { LinkButton } from '../../../../../ui/LinkButton.tsx'
import { LoadState } from '../../../../../ui/LoadState.tsx'
import { useAreaPath } from '../../../../core/session/area-base.ts'
import type { CellDetails, Task } from '../../api/answers.ts'
import { cellQuery } from '../../api/get-cell.ts'
import type { Row } from '../../matrix.ts'
import { ExtensionPart } from './ExtensionPart.tsx'

interface Props {
  programId: string
  row: Row
  task: Task
  onClose: () => void
}

/** Details of a cell: dates, extension, and a link to the work. */
export function CellDialog({ programId, row, task, onClose }: Props) {
  const place = { program_id: programId, student_id: row.student.id, mission_id: task.id }
  const query = useQuery(cellQuery(place))
  const { data } = query
  return (
    <Dialog
      opened
      onClose={onClose}
      size="lg"
      title={
        <>
          <strong>{row.name}</strong>
          <Text span c="dimmed" display="block">
            {task.title}
          </Text>
        </>
      }
    >
      <LoadState query={query} skeleton={<Skeleton height={200} />} />
      {data && (
        <Stack gap="lg">
          <CellFacts cell={data} />
          {task.due_on && <ExtensionPart place={place} name={row.name} cell={data} usual={task.due_on} />}
          <WorkPart programId={programId} work={data.work} />
        </Stack>
      )}
    </Dialog>
  )
}

function CellFacts({ cell }: { cell: CellDetails }) {
  const { t } = useTranslation('programs')
  const date = (day: string | null) => (day ? formatDate(day) : t('cell.notYet'))
  const late = cell.lateness === 2 ? t('matrix.late') : cell.lateness === 1 ? t('matrix.wasLate') : undefined
  const facts: [string, string][] = [
    [t('cell.due'), cell.due_on ? formatDate(cell.due_on) : t('cell.noDue')],
    [t('cell.begun'), date(cell.started_at)],
    [t('cell.submitted'), date(cell.submitted_on)],
    [t('cell.completed'), date(cell.completed_at)],
    [t('cell.attempts'), String(cell.attempts)],
    [t('cell.progress'), formatPercent(cell.progress)],
  ]
  return (
    <div>
      <Text fw={600} mb="xs">
        {t(`matrix.states.${cell.state}`)}
        {late && (
          <Text span fw={600} c="var(--danger-text)">
            {' · '}
            {late}
          </Text>
        )}
      </Text>
      <Facts isSideBySide>
        {facts.map(([label, value]) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
      </Facts>
    </div>
  )
}

function WorkPart({ programId, work }: { programId: string; work: CellDetails['work'] }) {
  const { t } = useTranslation('programs')
  const path = useAreaPath()
  if (!work) return null
  return (
    <div>
      <Text fw={600} mb={4}>
        {t('cell.work')}
      </Text>
      {work.access === 'open' ? (
        <LinkButton to={path(`/programs/${programId}/work/${work.enrollment_id}`)} variant="default">
          {t('cell.open')}
        </LinkButton>
      ) : (
        <Text c="dimmed">{t(`cell.access.${work.access}`)}</Text>
      )}
    </div>
  )
}
