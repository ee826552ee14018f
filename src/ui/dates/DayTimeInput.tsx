import { TypedInput, type TypedInputProps } from './TypedInput.tsx'

export function DayTimeInput(props: TypedInputProps) {
  return <TypedInput kind="dayTime" {...props} />
}
