import { Button, Group, Stack, Switch, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DayInput } from '../../../ui/dates/DayInput.tsx'
import { useChangeTask } from '../api/change-tasks.ts'
import type { Task } from '../model.ts'

export function TaskDialog({ task, onClose }: { task: Task; onClose: () => void }) {
  const { t } = useTranslation('projects')
  const { t: tCommon } = useTranslation()
  const [title, setTitle] = useState(task.title)
  const [due, setDue] = useState(task.due_on ?? '')
  const [isShared, setShared] = useState(task.is_shared)
  const change = useChangeTask(onClose)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    change.mutate({ id: task.id, title: title.trim(), due_on: due || null, is_shared: isShared })
  }
  return (
    <Dialog opened onClose={onClose} title={t('tasks.editTitle')}>
      <form onSubmit={submit}>
        <Stack gap="md">
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
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {tCommon('cancel')}
            </Button>
            <Button type="submit" loading={change.isPending} disabled={title.trim() === ''}>
              {t('form.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
