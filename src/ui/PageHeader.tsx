import { Group, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useDocumentTitle } from './use-document-title.ts'

interface Props {
  title: string
  /** What the browser's tab says where the page below says more than the title. */
  tabTitle?: string
  description?: string
  actions?: ReactNode
}

export function PageHeader({ title, tabTitle = title, description, actions }: Props) {
  useDocumentTitle(tabTitle)
  return (
    <Group justify="space-between" align="flex-start" mb="xl" gap="md">
      <Stack gap={6} maw="60ch">
        <Title order={1}>{title}</Title>
        {description && <Text c="dimmed">{description}</Text>}
      </Stack>
      {actions && <Group gap="sm">{actions}</Group>}
    </Group>
  )
}
