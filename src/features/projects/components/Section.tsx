import { Card, Group, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

interface Props {
  title: string
  /** Next to the title: a number or an action. */
  aside?: ReactNode
  hint?: string
  children: ReactNode
}

/** A section of a page, in its own card. */
export function Section({ title, aside, hint, children }: Props) {
  return (
    <Card padding="lg" component="section" aria-label={title} style={{ overflow: 'visible' }}>
      <Stack gap="md">
        <Group justify="space-between" gap="xs" align="center">
          <Title order={2} fz="lg">
            {title}
          </Title>
          {aside}
        </Group>
        {hint && (
          <Text size="sm" c="dimmed">
            {hint}
          </Text>
        )}
        {children}
      </Stack>
    </Card>
  )
}
