import { FileButton } from '@mantine/core'
import { type ReactNode, useRef } from 'react'

interface Props<Picked> {
  accept?: string
  capture?: 'user' | 'environment'
  onPick: (picked: Picked) => void
  children: (props: { onClick: () => void }) => ReactNode
}

/** Asks for files; the same ones can be picked again after they were fixed or removed. */
export function FilesPicker({ onPick, ...props }: Props<File[]>) {
  const reset = useRef<() => void>(null)
  return (
    <FileButton
      {...props}
      multiple
      resetRef={reset}
      onChange={(files) => {
        if (files.length > 0) onPick(files)
        reset.current?.()
      }}
    />
  )
}

/** The same for one file. */
export function FilePicker({ onPick, ...props }: Props<File>) {
  const reset = useRef<() => void>(null)
  return (
    <FileButton
      {...props}
      resetRef={reset}
      onChange={(file) => {
        if (file) onPick(file)
        reset.current?.()
      }}
    />
  )
}
