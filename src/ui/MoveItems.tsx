import { Menu } from '@mantine/core'
import {
  IconArrowBarLeft,
  IconArrowBarToUp,
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
} from '@tabler/icons-react'

interface Props {
  place: number
  total: number
  /** Without `first`, entries move by one place only. */
  words: { earlier: string; later: string; first?: string }
  onMove: (to: number) => void
  /** For entries next to each other. */
  isHorizontal?: boolean
}

/** Menu items that move an entry of a list, for everyone who doesn't drag. */
export function MoveItems({ place, total, words, onMove, isHorizontal }: Props) {
  const [Earlier, Later, First] = isHorizontal
    ? [IconArrowLeft, IconArrowRight, IconArrowBarLeft]
    : [IconArrowUp, IconArrowDown, IconArrowBarToUp]
  return (
    <>
      <Menu.Item leftSection={<Earlier size={16} />} disabled={place === 0} onClick={() => onMove(place - 1)}>
        {words.earlier}
      </Menu.Item>
      <Menu.Item
        leftSection={<Later size={16} />}
        disabled={place === total - 1}
        onClick={() => onMove(place + 1)}
      >
        {words.later}
      </Menu.Item>
      {words.first && (
        <Menu.Item leftSection={<First size={16} />} disabled={place === 0} onClick={() => onMove(0)}>
          {words.first}
        </Menu.Item>
      )}
    </>
  )
}
