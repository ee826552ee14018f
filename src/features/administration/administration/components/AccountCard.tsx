import { Card, Group, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

interface Props {
  title: string
  /** Shown when there is no content. */
  empty?: string | false
  action?: ReactNode
  children?: ReactNode
}

/** One section of an account. */
export function AccountCard({ title, empty, action, children }: Props) {
  return (
    <Card padding="lg" component="section">
      <Group justify="space-between" mb="md" gap="sm">
        <Title order={2} fz="lg">
          {title}
        </Title>
        {action}
      </Group>
      <Stack gap="md">
        {empty && <Text c="dimmed">{empty}</Text>}
        {children}
      </Stack>
    </Card>
  )
}

interface LineProps {
  title: ReactNode
  text: ReactNode
  action?: ReactNode
}

export function AccountLine({ title, text, action }: LineProps) {
  return (
    <Group justify="space-between" gap="sm" wrap="nowrap" align="flex-start">
      <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Text fw={550} component="div">
          {title}
        </Text>
        <Text size="sm" c="dimmed" component="div">
          {text}
        </Text>
      </div>
      <div style={{ flexShrink: 0 }}>{action}</div>
    </Group>
  )
}
