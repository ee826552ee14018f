import { TypedInput, type TypedInputProps } from './TypedInput.tsx'

export function DayInput(props: TypedInputProps) {
  return <TypedInput kind="day" {...props} />
}
