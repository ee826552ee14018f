import { Text } from '@mantine/core'
import classes from './OptionText.module.css'

/** An option with a second line, readable even when highlighted. */
export function OptionText({ title, detail }: { title: string; detail: React.ReactNode }) {
  return (
    <div>
      <Text fw={600}>{title}</Text>
      <Text size="sm" className={classes.detail}>
        {detail}
      </Text>
    </div>
  )
}
