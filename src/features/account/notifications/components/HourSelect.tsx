import { NativeSelect } from '@mantine/core'
import { formatTime } from '../../../../lib/moments.ts'

interface Props {
  label: string
  value: number
  /** An hour that can't be chosen. */
  except?: number
  onChange: (hour: number) => void
}

/** A full hour: "8:00 AM" or "08:00", depending on the page's language. */
export function HourSelect({ label, value, except, onChange }: Props) {
  const hours = Array.from({ length: 24 }, (_, hour) => ({
    value: String(hour),
    label: formatTime(new Date(Date.UTC(2000, 0, 1, hour)), 'UTC'),
    disabled: hour === except,
  }))
  return (
    <NativeSelect
      label={label}
      value={value}
      data={hours}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    />
  )
}
