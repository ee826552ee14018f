import { Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { SuspendForm } from '../use-suspend-form.ts'

/** The reason, shown to the person concerned and in the audit log. */
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
