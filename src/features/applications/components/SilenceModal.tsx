import { Button, Group, NumberInput, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { useSaveSilentDays } from '../api/save-settings.ts'

interface Props {
  userId: string
  days: number
  onClose: () => void
}

/** After how many days without news an application counts as silent. */
export function SilenceModal({ userId, days, onClose }: Props) {
  const { t } = useTranslation('applications')
  const { t: tCommon } = useTranslation()
  const save = useSaveSilentDays(userId)
  const [value, setValue] = useState<number | string>(days)
  const isRight = typeof value === 'number' && value >= 1 && value <= 365
  return (
    <Dialog opened onClose={onClose} title={t('silence.title')}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (isRight) save.mutate(value, { onError: toast.error, onSuccess: onClose })
        }}
      >
        <Stack>
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
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {tCommon('cancel')}
            </Button>
            <Button type="submit" disabled={!isRight} loading={save.isPending}>
              {tCommon('save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
