import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconLink } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate, timeAgo } from '../../../../lib/dates.ts'
import { paths } from '../../../../lib/paths.ts'
import { CopyField } from '../../../../ui/CopyField.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { OpenProject } from '../api/answers.ts'
import { useShareProject, useUnshareProject } from '../api/share-project.ts'

/** The client's page: a link that is shown once, replaced or revoked. */
export function LinkSection({ projectId, link }: { projectId: string; link: OpenProject['link'] }) {
  const { t } = useTranslation('projects')
  const [token, setToken] = useState('')
  const share = useShareProject((made) => {
    setToken(made)
    toast.success({ title: t('link.made') })
  })
  const revoke = useUnshareProject(() => {
    setToken('')
    toast.success({ title: t('link.takenBack') })
  })
  const isOpen = link && !link.revokedAt
  return (
    <Section title={t('link.title')} hint={t('link.about')}>
      {token && (
        <Alert color="indigo" variant="light">
          <Stack gap="xs">
            <CopyField label={t('link.label')} value={location.origin + paths.clientProject(token)} />
            <Text size="sm">{t('link.once')}</Text>
          </Stack>
        </Alert>
      )}
      {isOpen && (
        <Text size="sm">
          {t('link.active', { date: formatDate(link.createdAt) })}{' '}
          {link.openedAt ? t('link.opened', { when: timeAgo(link.openedAt) }) : t('link.notOpened')}
        </Text>
      )}
      {link?.revokedAt && <Text size="sm">{t('link.revoked', { date: formatDate(link.revokedAt) })}</Text>}
      <Group gap="xs">
        <Button
          variant="default"
          leftSection={<IconLink size={18} aria-hidden />}
          loading={share.isPending}
          onClick={() => share.mutate(projectId)}
        >
          {t(isOpen ? 'link.renew' : 'link.make')}
        </Button>
        {isOpen && (
          <Button
            variant="default"
            c="var(--danger-text)"
            loading={revoke.isPending}
            onClick={() => revoke.mutate(projectId)}
          >
            {t('link.revoke')}
          </Button>
        )}
      </Group>
      {isOpen && (
        <Text size="sm" c="dimmed">
          {t('link.renewText')}
        </Text>
      )}
    </Section>
  )
}
