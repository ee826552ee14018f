import { ActionIcon, Card, Group, Text } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'

interface Props {
  title: string
  remove: string
  /** Nothing where it has to stay. */
  onRemove?: () => void
  children: ReactNode
}

/** One of several things of a kind, with a name and a way to remove it. */
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
