import { FileButton } from '@mantine/core'
import { type ReactNode, useRef } from 'react'

interface Props {
  accept: string
  onPick: (file: File) => void
  children: (props: { onClick: () => void }) => ReactNode
}

/** Asks for a file; the same one can be picked again after it was mended or removed. */
export function FilePicker({ accept, onPick, children }: Props) {
  const reset = useRef<() => void>(null)
  return (
    <FileButton
      resetRef={reset}
      accept={accept}
      onChange={(file) => {
        if (file) onPick(file)
        reset.current?.()
      }}
    >
      {children}
    </FileButton>
  )
}
