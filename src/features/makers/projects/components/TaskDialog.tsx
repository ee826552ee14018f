import { Switch, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DayInput } from '../../../../ui/dates/DayInput.tsx'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import type { Task } from '../api/answers.ts'
import { useChangeTask } from '../api/change-tasks.ts'

export function TaskDialog({ task, onClose }: { task: Task; onClose: () => void }) {
  const { t } = useTranslation('projects')
  const [title, setTitle] = useState(task.title)
  const [due, setDue] = useState(task.due_on ?? '')
  const [isShared, setShared] = useState(task.is_shared)
  const change = useChangeTask('caller', onClose)
  const submit = () =>
    change.mutate({ id: task.id, title: title.trim(), due_on: due || null, is_shared: isShared })
  return (
    <FormDialog
      title={t('tasks.editTitle')}
      action={t('form.save')}
      change={change}
      isReady={title.trim() !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label={t('tasks.name')}
        required
        maxLength={300}
        value={title}
        data-autofocus
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <DayInput label={t('tasks.dueOn')} value={due} onChange={setDue} />
      <Switch
        label={t('tasks.share')}
        checked={isShared}
        onChange={(event) => setShared(event.currentTarget.checked)}
      />
    </FormDialog>
  )
}
