import { TypedInput, type TypedInputProps } from './TypedInput.tsx'

export function MonthInput(props: TypedInputProps) {
  return <TypedInput kind="month" {...props} />
}
