import { TypedInput, type TypedInputProps } from './TypedInput.tsx'

export function TimeInput(props: TypedInputProps) {
  return <TypedInput kind="time" {...props} />
}
