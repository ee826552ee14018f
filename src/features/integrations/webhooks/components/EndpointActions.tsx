import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { Endpoint } from '../api/answers.ts'
import { useDeleteWebhook } from '../api/change-webhooks.ts'
import { hostOf } from '../model.ts'
import { EndpointForm } from './EndpointForm.tsx'
import { RotateSecret } from './RotateSecret.tsx'

interface Props {
  organization: string
  endpoint: Endpoint
  offered: string[]
}

/** What needs a dialog: changing the endpoint, rotating its secret, and deleting it. */
export function EndpointActions({ organization, endpoint, offered }: Props) {
  const { t } = useTranslation('webhooks')
  const [open, setOpen] = useState<'change' | 'rotate' | 'remove'>()
  const host = hostOf(endpoint.url)
  const close = () => setOpen(undefined)
  const remove = useDeleteWebhook(organization, () => {
    close()
    toast.success({ title: t('remove.done', { host }) })
  })
  return (
    <>
      <Button
        variant="subtle"
        size="compact-md"
        aria-label={t('change.label', { host })}
        onClick={() => setOpen('change')}
      >
        {t('change.button')}
      </Button>
      <Button
        variant="subtle"
        size="compact-md"
        aria-label={t('rotate.label', { host })}
        onClick={() => setOpen('rotate')}
      >
        {t('rotate.button')}
      </Button>
      <Button
        variant="subtle"
        size="compact-md"
        color="red"
        c="var(--danger-text)"
        aria-label={t('remove.label', { host })}
        onClick={() => setOpen('remove')}
      >
        {t('remove.button')}
      </Button>
      <Dialog opened={open === 'change'} onClose={close} title={t('change.title')} size="lg">
        <EndpointForm organization={organization} endpoint={endpoint} offered={offered} onDone={close} />
      </Dialog>
      <Dialog opened={open === 'rotate'} onClose={close} title={t('rotate.title')}>
        <RotateSecret organization={organization} endpoint={endpoint.id} onDone={close} />
      </Dialog>
      <ConfirmDialog
        opened={open === 'remove'}
        title={t('remove.question', { host })}
        text={t('remove.text')}
        action={t('remove.button')}
        isHarmful
        change={remove}
        onConfirm={() => remove.mutate(endpoint.id)}
        onClose={close}
      />
    </>
  )
}
