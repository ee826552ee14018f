import { Button, Group, Stack, Switch, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { useDeletePool, useSavePool } from '../api/change-pools.ts'
import type { PoolSummary } from '../model.ts'

type Named = Pick<PoolSummary, 'id' | 'name' | 'isShared'>

interface PoolDialogProps {
  /** Undefined for a new one. */
  pool?: Named
  onClose: () => void
  onSaved?: (id: string) => void
}

export function PoolDialog({ pool, onClose, onSaved }: PoolDialogProps) {
  const { t } = useTranslation('pools')
  const { t: tCommon } = useTranslation()
  const [name, setName] = useState(pool?.name ?? '')
  const [isShared, setShared] = useState(pool?.isShared ?? true)
  const save = useSavePool((id) => {
    toast.success({ title: t(pool ? 'dialog.saved' : 'dialog.created') })
    onClose()
    onSaved?.(id)
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate({ id: pool?.id, name, isShared })
  }
  return (
    <Dialog opened onClose={onClose} title={t(pool ? 'dialog.edit' : 'dialog.create')}>
      <form onSubmit={submit}>
        <Stack gap="md">
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
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {tCommon('cancel')}
            </Button>
            <Button type="submit" loading={save.isPending} disabled={name.trim() === ''}>
              {t('dialog.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

interface DeletePoolProps {
  pool: Named
  onClose: () => void
  onDeleted: () => void
}

export function DeletePoolDialog({ pool: { id, name }, onClose, onDeleted }: DeletePoolProps) {
  const { t } = useTranslation('pools')
  const { t: tCommon } = useTranslation()
  const remove = useDeletePool(() => {
    toast.success({ title: t('pool.removed') })
    onDeleted()
  })
  return (
    <Dialog opened onClose={onClose} title={t('pool.removeTitle', { name })}>
      <Text mb="md">{t('pool.removeText')}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} data-autofocus>
          {tCommon('cancel')}
        </Button>
        <Button color="red.8" loading={remove.isPending} onClick={() => remove.mutate(id)}>
          {t('pool.remove')}
        </Button>
      </Group>
    </Dialog>
  )
}
