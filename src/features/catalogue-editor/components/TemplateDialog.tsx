import { Alert, Stack, Text } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { useCatalogueChange } from '../api/change-catalogue.ts'
import type { TemplateCandidate } from '../model.ts'
import { DialogActions } from './DialogActions.tsx'
import { ReasonField } from './ReasonField.tsx'

interface Props {
  mission: TemplateCandidate
  offered: boolean
  onClose: () => void
}

/** Offers a published mission to all authors as a template, or withdraws it. */
export function TemplateDialog({ mission, offered, onClose }: Props) {
  const { t } = useTranslation('catalogueEditor')
  const [reason, setReason] = useState('')
  const change = useCatalogueChange('offer_template', () => {
    toast.success({
      title: t(offered ? 'templates.offered' : 'templates.withdrawn', { title: mission.title }),
    })
    onClose()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    change.mutate({ mission_id: mission.mission_id, reason, offered })
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t(offered ? 'templates.offer' : 'templates.withdraw', { title: mission.title })}
    >
      <form onSubmit={submit}>
        <Stack gap="md">
          <Text>{t(offered ? 'templates.offerText' : 'templates.withdrawText')}</Text>
          {offered && <Alert color="yellow">{t('templates.consent', { name: mission.organization })}</Alert>}
          <ReasonField value={reason} onChange={setReason} />
          <DialogActions
            error={change.error}
            submit={t(offered ? 'templates.offerShort' : 'templates.withdrawShort')}
            isPending={change.isPending}
            isDisabled={reason.trim() === ''}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
