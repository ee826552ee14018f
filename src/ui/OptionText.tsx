import { Text } from '@mantine/core'
import classes from './OptionText.module.css'

/** An option of a list with a second line, readable also where the option is highlighted. */
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
