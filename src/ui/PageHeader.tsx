import { Group, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { type Back, BackLink } from './BackLink.tsx'
import { useDocumentTitle } from './use-document-title.ts'

interface Props {
  title: string
  /** The title's language, if it isn't the page's. */
  titleLang?: string
  description?: ReactNode
  /** The parent page. */
  back?: Back
  /** The status of the page's subject, next to the title. */
  badge?: ReactNode
  actions?: ReactNode
  /** Without a margin, in a column that sets its own. */
  isTight?: boolean
}

export function PageHeader({ title, titleLang, description, back, badge, actions, isTight }: Props) {
  useDocumentTitle(title)
  return (
    <Stack gap="xs" mb={isTight ? 0 : 'lg'}>
      {back && <BackLink {...back} />}
      <Group justify="space-between" align="flex-start" gap="md">
        <Stack gap={4} flex="1 1 24rem" miw={0}>
          <Group gap="sm">
            <Title order={1} lang={titleLang} style={{ overflowWrap: 'anywhere' }}>
              {title}
            </Title>
            {badge}
          </Group>
          {description && (
            <Text c="dimmed" maw="90ch" component="div" style={{ textWrap: 'pretty' }}>
              {description}
            </Text>
          )}
        </Stack>
        {actions && <Group gap="sm">{actions}</Group>}
      </Group>
    </Stack>
  )
}
