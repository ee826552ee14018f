import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { type Duration, endOf } from './model.ts'

/** A reason, and a duration if it is a suspension. */
export function useSuspendForm() {
  const { t } = useTranslation('users')
  const form = useForm({ initialValues: { reason: '', duration: 'week' as Duration, until: '' } })

  /** Returns the input, or undefined after showing errors at the fields. */
  function read(withEnd: boolean): { reason: string; endsAt?: Date } | undefined {
    const { reason, duration, until } = form.values
    const endsAt = withEnd ? endOf(duration, until) : undefined
    // Negated so that invalid dates are caught too.
    const isEndWrong = endsAt !== undefined && !(endsAt.getTime() > Date.now())
    const errors = {
      ...(reason.trim() === '' && { reason: t('reasonMissing') }),
      ...(isEndWrong && { until: t('untilWrong') }),
    }
    form.setErrors(errors)
    return Object.keys(errors).length > 0 ? undefined : { reason, endsAt }
  }
  return { ...form, read }
}

export type SuspendForm = ReturnType<typeof useSuspendForm>
