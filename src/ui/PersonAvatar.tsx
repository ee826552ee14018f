import { Avatar } from '@mantine/core'
import { initialsOf } from './initials.ts'

const grounds = ['#3a2cba', '#25694c', '#8a2b11', '#734d02', '#0f5e73', '#7a2a66']

interface Props {
  name: string
  src?: string | null
  size?: number
}

/** The photo, or initials on a color derived from the name, so that it is the same everywhere. */
export function PersonAvatar({ name, src, size = 36 }: Props) {
  const sum = [...name].reduce((total, character) => total + character.charCodeAt(0), 0)
  return (
    <Avatar
      src={src}
      alt=""
      size={size}
      radius="50%"
      variant="filled"
      styles={{ placeholder: { backgroundColor: grounds[sum % grounds.length], color: '#fff' } }}
    >
      {initialsOf(name) || '·'}
    </Avatar>
  )
}
