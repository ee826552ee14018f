import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../../../ui/ReasonDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useAskContact } from '../api/ask-contact.ts'
import { longestText, type Purpose, purposes, shortestText } from '../model.ts'

/** A contact request to someone whose name is unknown. */
export function AskContactDialog({ card, onClose }: { card: string; onClose: () => void }) {
  const { t } = useTranslation('contacts')
  const [purpose, setPurpose] = useState<Purpose>('job')
  const ask = useAskContact(() => {
    toast.success({ title: t('ask.sent'), message: t('ask.sentText') })
    onClose()
  })
  return (
    <ReasonDialog
      title={t('ask.title')}
      size="lg"
      text={t('ask.means')}
      label={t('ask.body')}
      hint={t('ask.bodyHint', { count: shortestText })}
      minLength={shortestText}
      maxLength={longestText}
      action={t('ask.send')}
      change={ask}
      onSubmit={(body) => ask.mutate({ card, purpose, body })}
      onClose={onClose}
    >
      <NativeSelect
        label={t('ask.purpose')}
        value={purpose}
        onChange={(event) => setPurpose(event.currentTarget.value as Purpose)}
        data={purposes.map((value) => ({ value, label: t(`purposes.${value}`) }))}
      />
    </ReasonDialog>
  )
}
