import { ActionIcon, Button, Group, Menu, Stack, Text, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { useRemoveDepartment, useSaveDepartment } from '../api/change-department.ts'
import type { Department } from '../api/get-school-panel.ts'

interface Props {
  organizationId: string
  department: Department
}

export function DepartmentMenu({ organizationId, department }: Props) {
  const { t } = useTranslation('institution')
  const [isRenaming, renaming] = useDisclosure()
  const [isRemoving, removing] = useDisclosure()
  const { id, name, cohorts } = department
  const remove = useRemoveDepartment(organizationId)
  /** Reported by the promise, because this menu disappears with its department. */
  function removeIt(): void {
    remove
      .mutateAsync(id)
      .then(() => toast.success({ title: t('departments.removed', { name }) }), toast.error)
  }
  return (
    <>
      <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <ActionIcon variant="default" size="lg" aria-label={t('departments.actions', { name })}>
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size={16} />} onClick={renaming.open}>
            {t('departments.rename')}
          </Menu.Item>
          <Menu.Item c="var(--danger-text)" leftSection={<IconTrash size={16} />} onClick={removing.open}>
            {t('departments.remove')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Dialog opened={isRenaming} onClose={renaming.close} title={t('departments.renameTitle', { name })}>
        <RenameForm organizationId={organizationId} department={department} onDone={renaming.close} />
      </Dialog>
      <Dialog opened={isRemoving} onClose={removing.close} title={t('departments.removeTitle', { name })}>
        <Text mb="md">{t('departments.removeText', { count: cohorts })}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={removing.close}>
            {t('departments.cancel')}
          </Button>
          <Button color="red" loading={remove.isPending} onClick={removeIt}>
            {t('departments.remove')}
          </Button>
        </Group>
      </Dialog>
    </>
  )
}

function RenameForm({ organizationId, department, onDone }: Props & { onDone: () => void }) {
  const { t } = useTranslation('institution')
  const [name, setName] = useState(department.name)
  const save = useSaveDepartment(organizationId)
  function submit(event: FormEvent): void {
    event.preventDefault()
    save.mutate(
      { id: department.id, name },
      {
        onError: toast.error,
        onSuccess: () => {
          toast.success({ title: t('departments.renamed', { name: name.trim() }) })
          onDone()
        },
      },
    )
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          label={t('departments.newName')}
          data-autofocus
          maxLength={120}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onDone}>
            {t('departments.cancel')}
          </Button>
          <Button type="submit" disabled={!name.trim()} loading={save.isPending}>
            {t('departments.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
