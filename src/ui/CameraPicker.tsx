import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { FilePicker } from './FilePicker.tsx'

interface Props {
  /** The camera that faces the person, or the one that faces away. */
  facing?: 'user' | 'environment'
  onPick: (photo: File) => void
  children: (props: { onClick: () => void }) => ReactNode
}

/** Takes a photo. Only on phones and tablets: other devices have no camera to open and would ask for a file. */
export function CameraPicker({ facing = 'environment', ...props }: Props) {
  const isTouched = useMediaQuery('(pointer: coarse)')
  return isTouched && <FilePicker accept="image/jpeg" capture={facing} {...props} />
}
