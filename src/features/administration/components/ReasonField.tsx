import { Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { SuspendForm } from '../use-suspend-form.ts'

/** Why something is done: the person concerned reads it, and whoever looks at the log later. */
export function ReasonField({ form, hint }: { form: SuspendForm; hint: string }) {
  const { t } = useTranslation('users')
  return (
    <Textarea
      label={t('reason')}
      description={hint}
      required
      autosize
      minRows={2}
      maxLength={1000}
      data-autofocus
      {...form.getInputProps('reason')}
    />
  )
}
