import { Button, type ButtonProps } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'

interface Props extends ButtonProps {
  onClick: () => void
}

/** Next to the title of a section: opens the dialog that adds an entry. */
export const AddButton = (props: Props) => (
  <Button
    variant="default"
    size="xs"
    leftSection={<IconPlus size={16} aria-hidden />}
    aria-haspopup="dialog"
    {...props}
  />
)
