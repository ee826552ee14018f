import { Stack, Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { moved, type ProgramFields, type TaskFields } from '../../form.ts'
import { MissionFinder } from './MissionFinder.tsx'
import { TaskItem } from './TaskItem.tsx'
import classes from './Tasks.module.css'

interface Props {
  form: UseFormReturnType<ProgramFields>
  organizationId: string
}

/** The missions of a program, in order. */
export function TasksFields({ form, organizationId }: Props) {
  const { t } = useTranslation('programs')
  const { missions, mode, ends_on } = form.values
  const set = (next: TaskFields[]) => form.setFieldValue('missions', next)
  return (
    <Stack gap="md">
      <MissionFinder
        organizationId={organizationId}
        chosen={missions.map(({ id }) => id)}
        onChoose={({ id, title, company, category, difficulty }) =>
          set([
            ...missions,
            {
              ...{ id, title, company, category, difficulty },
              ...{ due_on: ends_on, seats: '', seats_by: 'order', is_proposed: false },
            },
          ])
        }
      />
      {missions.length === 0 && <Text c="dimmed">{t('editor.noMissions')}</Text>}
      <ol className={classes.tasks}>
        {missions.map((task, nth) => (
          <TaskItem
            key={task.id}
            task={task}
            hasSeats={mode !== 'all'}
            isFirst={nth === 0}
            isLast={nth === missions.length - 1}
            dueError={form.errors[`due.${task.id}`]}
            onChange={(changes) => {
              set(missions.map((one) => (one.id === task.id ? { ...one, ...changes } : one)))
              form.clearFieldError(`due.${task.id}`)
            }}
            onMove={(by) => set(moved(missions, nth, by))}
            onRemove={() => set(missions.filter(({ id }) => id !== task.id))}
          />
        ))}
      </ol>
    </Stack>
  )
}
