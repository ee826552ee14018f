import { ActionIcon, Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'

interface Props {
  label: string
  isCompact: boolean
  onClick: () => void
}

/** Ends a selection: a word where there is room, otherwise a cross at the end of the line. */
export function ClearSelection({ label, isCompact, onClick }: Props) {
  if (!isCompact)
    return (
      <Button variant="subtle" color="gray" size="compact-md" onClick={onClick}>
        {label}
      </Button>
    )
  return (
    <ActionIcon variant="subtle" color="gray" size="lg" ms="auto" aria-label={label} onClick={onClick}>
      <IconX size={18} aria-hidden />
    </ActionIcon>
  )
}
