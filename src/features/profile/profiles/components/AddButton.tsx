import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'

/** Opens the form where something is still missing. */
export function AddButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button
      variant="default"
      leftSection={<IconPlus size={18} aria-hidden />}
      style={{ alignSelf: 'flex-start' }}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}
