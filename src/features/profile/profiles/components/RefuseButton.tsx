import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'

interface Props {
  label: string
  isPending: boolean
  onRefuse: () => void
}

/** Takes an attestation or endorsement off one's own profile. */
export function RefuseButton({ label, isPending, onRefuse }: Props) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="sm"
      loading={isPending}
      aria-label={label}
      onClick={onRefuse}
    >
      <IconX size={14} />
    </ActionIcon>
  )
}
