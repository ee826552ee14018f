import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { timeAgo } from '../../../../lib/dates.ts'
import { toast } from '../../../../ui/toast.ts'
import { MissionCover } from '../../../missions/missions/components/MissionCover.tsx'
import type { ProgramPage } from '../api/answers.ts'
import { useDecidePlace } from '../api/change-cell.ts'
import { nameOf } from '../cells.ts'
import classes from './Programs.module.css'

/** Requests for places that a teacher grants; students who don't share progress can't ask. */
export function AskingCard({ page }: { page: ProgramPage }) {
  const { t } = useTranslation('programs')
  const limited = page.missions.filter(
    ({ id, seats }) => seats !== null && page.asking.some(({ mission }) => mission === id),
  )
  if (limited.length === 0) return null
  return (
    <Card padding="lg" component="section" aria-labelledby="asking-title">
      <Title order={2} fz="xl" id="asking-title" mb="sm">
        {t('places.title')}
      </Title>
      <Stack gap="md">
        {limited.map((task) => (
          <div key={task.id}>
            <Group gap="sm" wrap="nowrap">
              <MissionCover
                id={task.id}
                category={task.category}
                difficulty={task.difficulty}
                shape="small"
              />
              <div>
                <Text fw={600}>{task.title}</Text>
                <Text size="sm" c="dimmed">
                  {t('places.left', { given: task.given, seats: task.seats })}
                </Text>
              </div>
            </Group>
            <ul className={classes.rows}>
              {page.asking
                .filter(({ mission }) => mission === task.id)
                .map(({ student, asked_at }) => (
                  <AskingRow
                    key={student}
                    programId={page.program.id}
                    missionId={task.id}
                    title={task.title}
                    studentId={student}
                    name={nameOf(page.students.find(({ id }) => id === student)!)}
                    since={t('places.since', { ago: timeAgo(asked_at) })}
                    isFull={task.given >= (task.seats ?? 0)}
                  />
                ))}
            </ul>
          </div>
        ))}
      </Stack>
    </Card>
  )
}

interface RowProps {
  programId: string
  missionId: string
  title: string
  studentId: string
  name: string
  since: string
  isFull: boolean
}

function AskingRow({ programId, missionId, title, studentId, name, since, isFull }: RowProps) {
  const { t } = useTranslation('programs')
  const decide = useDecidePlace()
  const say = (is_given: boolean) =>
    decide.mutate(
      { program_id: programId, mission_id: missionId, student_id: studentId, is_given },
      {
        onSuccess: () => toast.success({ title: t(is_given ? 'places.given' : 'places.refused', { name }) }),
      },
    )
  return (
    <li>
      <div>
        {name}{' '}
        <Text span size="sm" c="dimmed">
          {since}
        </Text>
      </div>
      <Group gap="xs">
        <Button
          size="compact-md"
          disabled={isFull}
          loading={decide.isPending}
          aria-label={t('places.give', { name, title })}
          onClick={() => say(true)}
        >
          {t('places.giveShort')}
        </Button>
        <Button
          size="compact-md"
          variant="default"
          loading={decide.isPending}
          aria-label={t('places.refuse', { name, title })}
          onClick={() => say(false)}
        >
          {t('places.refuseShort')}
        </Button>
      </Group>
    </li>
  )
}
