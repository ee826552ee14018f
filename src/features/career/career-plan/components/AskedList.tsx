import { Group, Text, Title } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './CareerPlan.module.css'

/** What a job asks for, each entry with how far the person is. */
export const AskedList = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <Title order={3} fz="sm" c="dimmed" mb={4}>
      {title}
    </Title>
    <ul className={classes.skills}>{children}</ul>
  </div>
)

interface Props {
  look: { icon: Icon; color: string }
  name: ReactNode
  state: string
  children: ReactNode
}

export function AskedEntry({ look: { icon: StateIcon, color }, name, state, children }: Props) {
  return (
    <li>
      <StateIcon size={20} color={color} aria-hidden />
      <div>
        <Group justify="space-between" gap="xs">
          <Text fw={500}>{name}</Text>
          <Text size="sm" c={color}>
            {state}
          </Text>
        </Group>
        {children}
      </div>
    </li>
  )
}
