import { NumberInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { useSaveSilentDays } from '../api/save-settings.ts'

interface Props {
  userId: string
  days: number
  onClose: () => void
}

/** After how many days without news an application counts as silent. */
export function NoReplySettingsDialog({ userId, days, onClose }: Props) {
  const { t } = useTranslation('applications')
  const { t: tCommon } = useTranslation()
  const save = useSaveSilentDays(userId)
  const [value, setValue] = useState<number | string>(days)
  const isRight = typeof value === 'number' && value >= 1 && value <= 365
  return (
    <FormDialog
      title={t('silence.title')}
      action={tCommon('save')}
      change={save}
      isReady={isRight}
      onSubmit={() => isRight && save.mutate(value, { onSuccess: onClose })}
      onClose={onClose}
    >
      <NumberInput
        label={t('silence.days')}
        description={t('silence.hint')}
        min={1}
        max={365}
        allowDecimal={false}
        hideControls
        value={value}
        onChange={setValue}
        error={!isRight && t('silence.range')}
        data-autofocus
      />
    </FormDialog>
  )
}
