import { Button, Group, Progress, Text, TextInput, VisuallyHidden } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { byPosition, positionAt } from '../../../../ui/board/positions.ts'
import { useBoardDrop } from '../../../../ui/board/use-board-drop.ts'
import { useBoardMoves } from '../../../../ui/board/use-board-moves.ts'
import { Form } from '../../../../ui/Form.tsx'
import { Rows } from '../../../../ui/Rows.tsx'
import { Section } from '../../../../ui/Section.tsx'
import type { Task } from '../api/answers.ts'
import { useAddTask, useChangeTask } from '../api/change-tasks.ts'
import type { PlacedTask } from '../placed.ts'
import { TaskItem } from './TaskItem.tsx'

const column = 'tasks'
/** Tasks in order. Enter adds the next one. */
export function TasksSection({ projectId, tasks }: { projectId: string; tasks: Task[] }) {
  const { t } = useTranslation('projects')
  const frame = useRef<HTMLDivElement>(null)
  const focusNext = useRef<string | null>(null)
  const change = useChangeTask('toast')
  // Show a task at its new place before the response arrives.
  const moved = change.isPending ? change.variables : undefined
  const placed: PlacedTask[] = tasks
    .map((task) => ({ ...task, ...(moved?.id === task.id ? moved : {}), column_id: column }))
    .sort(byPosition)
  const { moveTo, announcement } = useBoardMoves<PlacedTask>({
    lists: new Map([[column, placed]]),
    write: ({ id }, _, position) => change.mutate({ id, position }),
    say: ({ title }, _, place, total) => t('tasks.moved', { task: title, place, total }),
  })
  useBoardDrop(frame, placed, moveTo)
  const done = placed.filter(({ done_at }) => done_at).length
  return (
    <Section
      title={t('tasks.title')}
      aside={
        tasks.length > 0 && (
          <Text size="sm" c="dimmed">
            {t('tasks.done', { done, total: tasks.length })}
          </Text>
        )
      }
    >
      {tasks.length > 0 && (
        <Progress
          value={(done / tasks.length) * 100}
          color={done === tasks.length ? 'moss' : 'indigo'}
          aria-label={t('tasks.progress')}
        />
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <div ref={frame}>
        <Rows none={t('tasks.none')}>
          {placed.map((task) => (
            <TaskItem
              key={task.id}
              task={task}
              focusNext={focusNext}
              moveTo={moveTo}
              onChange={(changes) => change.mutate({ id: task.id, ...changes })}
            />
          ))}
        </Rows>
      </div>
      <AddTask projectId={projectId} tasks={placed} />
    </Section>
  )
}

function AddTask({ projectId, tasks }: { projectId: string; tasks: Task[] }) {
  const { t } = useTranslation('projects')
  const [title, setTitle] = useState('')
  const add = useAddTask()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const said = title.trim()
    if (!said || add.isPending) return
    add.mutate(
      { project_id: projectId, title: said, position: positionAt(tasks, tasks.length) },
      { onSuccess: () => setTitle('') },
    )
  }
  return (
    <Form onSubmit={submit}>
      <Group gap="xs" wrap="nowrap" align="flex-end">
        <TextInput
          flex={1}
          aria-label={t('tasks.add')}
          placeholder={t('tasks.placeholder')}
          maxLength={300}
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={add.isPending}>
          {t('tasks.add')}
        </Button>
      </Group>
    </Form>
  )
}
