import { Card, Group, Stack, Text, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'

interface Props {
  title: string
  /** Next to the title: a number or an action. */
  aside?: ReactNode
  hint?: string
  /** Set to `flex-start` for pieces that keep their own width. */
  align?: 'stretch' | 'flex-start'
  children: ReactNode
}

/** A section of a page, in its own card. */
export function Section({ title, aside, hint, align = 'stretch', children }: Props) {
  const id = useId()
  return (
    <Card padding="lg" component="section" aria-labelledby={id} style={{ overflow: 'visible' }}>
      <Stack gap="md" align={align}>
        <div>
          <Group justify="space-between" gap="xs">
            <Title order={2} fz="lg" id={id}>
              {title}
            </Title>
            {aside}
          </Group>
          {hint && (
            <Text size="sm" c="dimmed" mt={4}>
              {hint}
            </Text>
          )}
        </div>
        {children}
      </Stack>
    </Card>
  )
}
