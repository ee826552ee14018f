import { ActionIcon, Menu, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { Department } from '../api/answers.ts'
import { useRemoveDepartment, useSaveDepartment } from '../api/change-department.ts'

interface Props {
  organizationId: string
  department: Department
}

export function DepartmentMenu({ organizationId, department }: Props) {
  const { t } = useTranslation('schoolProfile')
  const [isRenaming, renaming] = useDisclosure()
  const [isRemoving, removing] = useDisclosure()
  const { id, name, cohorts } = department
  const remove = useRemoveDepartment(organizationId, () =>
    toast.success({ title: t('departments.removed', { name }) }),
  )
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
      {isRenaming && (
        <RenameDialog organizationId={organizationId} department={department} onClose={renaming.close} />
      )}
      <ConfirmDialog
        opened={isRemoving}
        title={t('departments.removeTitle', { name })}
        text={t('departments.removeText', { count: cohorts })}
        action={t('departments.remove')}
        isHarmful
        change={remove}
        onConfirm={() => remove.mutate(id)}
        onClose={removing.close}
      />
    </>
  )
}

function RenameDialog({ organizationId, department, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation('schoolProfile')
  const [name, setName] = useState(department.name)
  const save = useSaveDepartment(organizationId, 'caller')
  function submit(): void {
    const onSuccess = () => {
      toast.success({ title: t('departments.renamed', { name: name.trim() }) })
      onClose()
    }
    save.mutate({ id: department.id, name }, { onSuccess })
  }
  return (
    <FormDialog
      title={t('departments.renameTitle', { name: department.name })}
      action={t('departments.save')}
      change={save}
      isReady={name.trim() !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label={t('departments.newName')}
        data-autofocus
        maxLength={120}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </FormDialog>
  )
}
