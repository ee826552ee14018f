import { Card, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { setupQuery } from '../../../features/administration/setup/api/get-setup.ts'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { LinkButton } from '../../../ui/LinkButton.tsx'

/** What a new installation still needs before people can use it. */
export function SetupCard() {
  const { t } = useTranslation('admin')
  const path = useAreaPath()
  const { data: setup } = useQuery(setupQuery)
  if (!setup) return null
  if (!setup.isStarted && setup.administrators === 1) return <Navigate to={path('/setup')} replace />
  if (setup.steps.every(({ state }) => state !== 'open')) return null
  return (
    <Card padding="lg" component="section" aria-labelledby="setup-steps">
      <Group justify="space-between">
        <Stack gap={4}>
          <Title order={2} id="setup-steps">
            {t('setup.title')}
          </Title>
          <Text c="dimmed">
            {t('setup.progress', {
              done: setup.steps.filter(({ state }) => state === 'done').length,
              count: setup.steps.length,
            })}
          </Text>
        </Stack>
        <LinkButton to={path('/setup')}>{t('setup.continue')}</LinkButton>
      </Group>
    </Card>
  )
}
