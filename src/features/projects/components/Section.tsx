import { Card, Group, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

interface Props {
  title: string
  /** Beside the title: a figure, or what can be done. */
  aside?: ReactNode
  hint?: string
  children: ReactNode
}

/** A part of a page, in its own card. */
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
