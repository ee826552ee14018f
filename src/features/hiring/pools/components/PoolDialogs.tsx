import { Switch, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { PoolSummary } from '../api/answers.ts'
import { useDeletePool, useSavePool } from '../api/change-pools.ts'

type Named = Pick<PoolSummary, 'id' | 'name' | 'isShared'>

interface PoolDialogProps {
  /** Undefined for a new one. */
  pool?: Named
  onClose: () => void
  onSaved?: (id: string) => void
}

export function PoolDialog({ pool, onClose, onSaved }: PoolDialogProps) {
  const { t } = useTranslation('pools')
  const [name, setName] = useState(pool?.name ?? '')
  const [isShared, setShared] = useState(pool?.isShared ?? true)
  const save = useSavePool((id) => {
    toast.success({ title: t(pool ? 'dialog.saved' : 'dialog.created') })
    onClose()
    onSaved?.(id)
  })
  const submit = () => save.mutate({ id: pool?.id, name, isShared })
  return (
    <FormDialog
      title={t(pool ? 'dialog.edit' : 'dialog.create')}
      action={t('dialog.save')}
      change={save}
      isReady={name.trim() !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label={t('dialog.name')}
        value={name}
        required
        maxLength={80}
        onChange={(event) => setName(event.currentTarget.value)}
        data-autofocus
      />
      <Switch
        label={t('dialog.shared')}
        description={t('dialog.sharedHint')}
        checked={isShared}
        onChange={(event) => setShared(event.currentTarget.checked)}
      />
    </FormDialog>
  )
}

interface DeletePoolProps {
  pool: Named
  onClose: () => void
  onDeleted: () => void
}

export function DeletePoolDialog({ pool: { id, name }, onClose, onDeleted }: DeletePoolProps) {
  const { t } = useTranslation('pools')
  const remove = useDeletePool(() => {
    toast.success({ title: t('pool.removed') })
    onDeleted()
  })
  return (
    <ConfirmDialog
      title={t('pool.removeTitle', { name })}
      text={t('pool.removeText')}
      action={t('pool.remove')}
      isHarmful
      change={remove}
      onConfirm={() => remove.mutate(id)}
      onClose={onClose}
    />
  )
}
