import { Alert, Button, Group, Text } from '@mantine/core'

interface Props {
  text: string
  undo: string
  onUndo: () => void
}

/** What was just removed, in its place, with an Undo button. */
export function UndoNotice({ text, undo, onUndo }: Props) {
  return (
    <Alert variant="light" color="gray" role="status" py="xs">
      <Group justify="space-between" gap="sm">
        <Text>{text}</Text>
        <Button variant="subtle" onClick={onUndo}>
          {undo}
        </Button>
      </Group>
    </Alert>
  )
}
