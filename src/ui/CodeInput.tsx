import { PinInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'

interface Props {
  label: string
  value: string
  onChange: (value: string) => void
  onComplete?: (value: string) => void
  size?: 'lg'
  autoFocus?: boolean
}

const length = 6

/** A six-digit code, each digit in a field with its own accessible name. */
export function CodeInput({ label, ...input }: Props) {
  const { t } = useTranslation()
  return (
    <PinInput
      length={length}
      type="number"
      oneTimeCode
      aria-label={label}
      getInputProps={(place) => ({ 'aria-label': t('digit', { number: place + 1, of: length }) })}
      {...input}
    />
  )
}
