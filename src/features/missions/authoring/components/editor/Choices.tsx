import { Input, SegmentedControl } from '@mantine/core'
import { useId } from 'react'

interface Props<T extends string> {
  label: string
  value: T
  options: { value: T; label: string }[]
  onChange: (value: T) => void
}

/** A few options side by side, under one label. */
export function Choices<T extends string>({ label, value, options, onChange }: Props<T>) {
  const id = useId()
  return (
    <div>
      <Input.Label id={id} labelElement="div" display="block" mb={4}>
        {label}
      </Input.Label>
      <SegmentedControl aria-labelledby={id} value={value} data={options} onChange={onChange} />
    </div>
  )
}
