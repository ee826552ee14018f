import { Anchor, Group, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconExternalLink } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { LinkFacts } from '../link-preview.ts'
import classes from './FilePreview.module.css'

/** A submitted link: what its address says. Nothing is loaded from there before it is opened. */
export function LinkPreview({ link: { href, host, title, service, warning } }: { link: LinkFacts }) {
  const { t } = useTranslation('reviews')
  return (
    <Stack gap={4} className={classes.preview}>
      <Group gap="xs" wrap="nowrap" align="flex-start">
        <IconExternalLink size={20} aria-hidden style={{ flexShrink: 0, marginTop: 2 }} />
        <Anchor
          href={href}
          target="_blank"
          rel="noopener noreferrer nofollow"
          underline="always"
          fw={600}
          style={{ overflowWrap: 'anywhere' }}
        >
          {title ?? service ?? host}
        </Anchor>
      </Group>
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {[service && (title ? service : undefined), host].filter(Boolean).join(' · ')}
      </Text>
      <Text size="sm" c="dimmed" lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
        {href}
      </Text>
      {warning && (
        <Text size="sm" c="var(--amber-text)" style={{ display: 'flex', gap: 6, alignItems: 'center' }}>
          <IconAlertTriangle size={16} aria-hidden style={{ flexShrink: 0 }} />
          {t(`work.linkWarning.${warning}`)}
        </Text>
      )}
    </Stack>
  )
}
