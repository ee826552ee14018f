import { ActionIcon, Alert, Anchor, Group, Stack, Text } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { inLanguage } from '../../../../lib/in-language.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { myAnnouncementsQuery, useDismissAnnouncement } from '../api/my-announcements.ts'
import { useLivePlatform } from '../use-live-platform.ts'

const colors = { info: 'indigo', good: 'moss', warning: 'amber' }

/** Administrators' announcements above the page; each person dismisses them for good. */
export function Announcements() {
  const { t } = useTranslation('shell')
  const { id } = useSignedIn()
  const { data } = useQuery(myAnnouncementsQuery(id))
  const dismiss = useDismissAnnouncement(id)
  useLivePlatform(id)
  if (!data || data.shown.length === 0) return null
  return (
    <Stack gap="sm" mb="lg" component="section" aria-label={t('announcement')} role="status">
      {data.shown.map(({ id, link, tone, ...words }) => (
        <Alert key={id} color={colors[tone]} py="sm">
          <Group justify="space-between" wrap="nowrap" align="flex-start">
            <Text style={{ overflowWrap: 'anywhere' }}>
              {inLanguage(words)} {link && <More to={link} />}
            </Text>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('dismiss')}
              onClick={() => dismiss.mutate(id)}
            >
              <IconX size={18} aria-hidden />
            </ActionIcon>
          </Group>
        </Alert>
      ))}
    </Stack>
  )
}

function More({ to }: { to: string }) {
  const { t } = useTranslation('shell')
  if (to.startsWith('/')) {
    return (
      <Anchor component={Link} to={to} underline="always">
        {t('learnMore')}
      </Anchor>
    )
  }
  return (
    <Anchor href={to} target="_blank" rel="noreferrer" underline="always">
      {t('learnMore')}
    </Anchor>
  )
}
