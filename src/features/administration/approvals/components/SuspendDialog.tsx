import { Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DayInput } from '../../../../ui/dates/DayInput.tsx'
import { NoEmailNotice } from '../../../../ui/NoEmailNotice.tsx'
import { ReasonDialog } from '../../../../ui/ReasonDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useAct } from '../api/act.ts'
import type { Dossier } from '../api/answers.ts'

interface Props {
  dossier: Dossier
  isOpen: boolean
  onClose: () => void
}

export function SuspendDialog({ dossier: { id, name, figures }, isOpen, onClose }: Props) {
  const { t } = useTranslation('approvals')
  const [end, setEnd] = useState('')
  const suspend = useAct('suspend_organization', () => {
    onClose()
    toast.success({ title: t('suspension.done', { name }) })
  })
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  return (
    <ReasonDialog
      opened={isOpen}
      onClose={onClose}
      title={t('suspension.suspendTitle', { name })}
      label={t('reason')}
      hint={t('suspension.hint')}
      action={t('suspension.send')}
      isHarmful
      change={suspend}
      onSubmit={(reason) =>
        suspend.mutate({
          organization_id: id,
          reason,
          ends_at: end ? new Date(`${end}T00:00`).toISOString() : undefined,
        })
      }
    >
      <Text>{t('suspension.text')}</Text>
      {figures.underWay > 0 && <Text>{t('suspension.underWay', { count: figures.underWay })}</Text>}
      <DayInput
        label={t('suspension.end')}
        description={t('suspension.endHint')}
        min={tomorrow}
        maw={240}
        value={end}
        onChange={setEnd}
      />
      <NoEmailNotice concerns="others" />
    </ReasonDialog>
  )
}
