import { Card, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

export function SettingsSection({
  title,
  text,
  children,
}: {
  title: string
  text: string
  children: ReactNode
}) {
  return (
    <Card padding="lg" component="section">
      <Stack gap="md" align="flex-start">
        <div>
          <Title order={2} fz="lg">
            {title}
          </Title>
          <Text c="dimmed" size="sm" mt={4}>
            {text}
          </Text>
        </div>
        {children}
      </Stack>
    </Card>
  )
}
