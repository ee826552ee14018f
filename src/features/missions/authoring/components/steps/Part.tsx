import { ActionIcon, Card, Group, Text } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'

interface Props {
  title: string
  remove: string
  /** Missing if the part is required. */
  onRemove?: () => void
  children: ReactNode
}

/** One of several parts of a kind, with a name and a remove button. */
export function Part({ title, remove, onRemove, children }: Props) {
  const id = useId()
  return (
    <Card padding="md" role="group" aria-labelledby={id}>
      <Group justify="space-between" mb="xs" mih={28}>
        <Text fw={600} id={id}>
          {title}
        </Text>
        {onRemove && (
          <ActionIcon variant="subtle" color="gray" aria-label={remove} onClick={onRemove}>
            <IconX size={18} />
          </ActionIcon>
        )}
      </Group>
      {children}
    </Card>
  )
}
