import { Badge, Checkbox, Group, Menu, Text } from '@mantine/core'
import { IconEye, IconEyeOff, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCalendarDay } from '../../../../lib/dates.ts'
import { BoardCard } from '../../../../ui/board/BoardCard.tsx'
import { CardMenu } from '../../../../ui/board/CardMenu.tsx'
import type { MoveTo } from '../../../../ui/board/place.ts'
import type { Task } from '../api/answers.ts'
import { useDeleteTask } from '../api/change-tasks.ts'
import { today } from '../model.ts'
import type { PlacedTask } from '../placed.ts'
import classes from './Projects.module.css'
import { TaskDialog } from './TaskDialog.tsx'

interface Props {
  task: PlacedTask
  focusNext: { current: string | null }
  moveTo: MoveTo<PlacedTask>
  onChange: (changes: Partial<Task>) => void
}

export function TaskItem({ task, focusNext, moveTo, onChange }: Props) {
  const { t } = useTranslation('projects')
  const [isEditing, setEditing] = useState(false)
  const remove = useDeleteTask()
  const { id, title, due_on, done_at, is_shared } = task
  const isLate = !done_at && due_on !== null && due_on < today()
  return (
    <BoardCard
      card={task}
      focusNext={focusNext}
      className={classes.task}
      data-done={done_at ? true : undefined}
    >
      <Checkbox
        mt={2}
        aria-label={t('tasks.check', { task: title })}
        checked={Boolean(done_at)}
        onChange={(event) =>
          onChange({ done_at: event.currentTarget.checked ? new Date().toISOString() : null })
        }
      />
      <div>
        <span className={classes.taskTitle}>{title}</span>
        <Group gap={8}>
          {due_on && !done_at && (
            <Text size="sm" c={isLate ? 'var(--danger-text)' : 'dimmed'}>
              {t(isLate ? 'tasks.late' : 'tasks.due', { date: formatCalendarDay(due_on) })}
            </Text>
          )}
          {is_shared && (
            <Badge variant="light" color="indigo" c="var(--brand-text)" tt="none">
              {t('tasks.shared')}
            </Badge>
          )}
        </Group>
      </div>
      <CardMenu
        label={t('tasks.of', { task: title })}
        card={task}
        columns={[]}
        focusNext={focusNext}
        moveTo={moveTo}
      >
        <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => setEditing(true)}>
          {t('tasks.edit')}
        </Menu.Item>
        <Menu.Item
          leftSection={is_shared ? <IconEyeOff size={16} /> : <IconEye size={16} />}
          onClick={() => onChange({ is_shared: !is_shared })}
        >
          {t(is_shared ? 'tasks.unshare' : 'tasks.share')}
        </Menu.Item>
        <Menu.Item
          c="var(--danger-text)"
          leftSection={<IconTrash size={16} />}
          onClick={() => remove.mutate(id)}
        >
          {t('tasks.delete')}
        </Menu.Item>
      </CardMenu>
      {isEditing && <TaskDialog task={task} onClose={() => setEditing(false)} />}
    </BoardCard>
  )
}
