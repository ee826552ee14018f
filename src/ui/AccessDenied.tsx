import { Center, Stack, Text, Title } from '@mantine/core'
import { type Icon, IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useDocumentTitle } from './use-document-title.ts'

interface Props {
  title: string
  text: string
  detail?: string
  action: ReactNode
  icon?: Icon
}

export function AccessDenied({ title, text, detail, action, icon: Drawing = IconLock }: Props) {
  useDocumentTitle(title)
  return (
    <Center mih="70dvh" p="lg">
      <Stack align="center" gap="sm" ta="center">
        <Drawing size={44} stroke={1.4} color="var(--coral)" aria-hidden />
        <Title order={1}>{title}</Title>
        <Text maw="48ch">{text}</Text>
        {detail && <Text c="dimmed">{detail}</Text>}
        <div>{action}</div>
      </Stack>
    </Center>
  )
}
