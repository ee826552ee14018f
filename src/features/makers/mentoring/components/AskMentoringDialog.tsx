import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../../../ui/ReasonDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useAskMentoring } from '../api/ask-mentoring.ts'
import { longest, type Purpose, purposes, shortestBody } from '../model.ts'

interface Props {
  maker: { id: string; name: string }
  onClose: () => void
}

export function AskMentoringDialog({ maker, onClose }: Props) {
  const { t } = useTranslation('mentoring')
  const [purpose, setPurpose] = useState<Purpose>('career')
  const ask = useAskMentoring(() => {
    toast.success({ title: t('sent') })
    onClose()
  })
  return (
    <ReasonDialog
      title={t('askTitle', { name: maker.name })}
      size="lg"
      text={t('askMeans')}
      label={t('askBody')}
      hint={t('askBodyHint')}
      minLength={shortestBody}
      maxLength={longest.body}
      action={t('send')}
      change={ask}
      onSubmit={(body) => ask.mutate({ maker: maker.id, purpose, body })}
      onClose={onClose}
    >
      <NativeSelect
        label={t('askPurpose')}
        value={purpose}
        onChange={(event) => setPurpose(event.currentTarget.value as Purpose)}
        data={purposes.map((value) => ({ value, label: t(`purposes.${value}`) }))}
      />
    </ReasonDialog>
  )
}
