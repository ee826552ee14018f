import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Duration, endOf } from './model.ts'

/** How long a suspension lasts. */
export function useSuspensionEnd() {
  const { t } = useTranslation('administration')
  const [duration, setDuration] = useState<Duration>('week')
  const [until, setUntil] = useState('')
  const [isTried, setTried] = useState(false)
  const endsAt = endOf(duration, until)
  // Negated so that invalid dates are caught too.
  const isWrong = endsAt !== undefined && !(endsAt.getTime() > Date.now())
  /** Otherwise the error is shown at the field. */
  function isRight(): boolean {
    setTried(true)
    return !isWrong
  }
  const error = isTried && isWrong && t('untilWrong')
  return { duration, setDuration, until, setUntil, endsAt, error, isRight }
}

export type SuspensionEnd = ReturnType<typeof useSuspensionEnd>
