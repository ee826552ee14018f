import { Menu } from '@mantine/core'
import { IconArrowDown, IconArrowLeft, IconArrowRight, IconArrowUp } from '@tabler/icons-react'

interface Props {
  place: number
  total: number
  words: { earlier: string; later: string }
  onMove: (to: number) => void
  /** For entries next to each other. */
  isHorizontal?: boolean
}

/** Menu items that move an entry of a list one place, for everyone who doesn't drag. */
export function MoveItems({ place, total, words, onMove, isHorizontal }: Props) {
  const [Earlier, Later] = isHorizontal ? [IconArrowLeft, IconArrowRight] : [IconArrowUp, IconArrowDown]
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
    </>
  )
}
