import { Anchor, Card, Group, Stack, Text, Title } from '@mantine/core'
import { IconCircle, IconCircleCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { legalPageQuery } from '../../../features/account/legal/api/get-legal-page.ts'
import { isComplete } from '../../../features/account/legal/model.ts'
import { setupQuery } from '../../../features/administration/administration/api/get-setup.ts'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { useBackendConfig, useCanEmail } from '../../../ui/use-backend-config.ts'
import type { AdminHome } from './api/answers.ts'

const icon = { size: 22, role: 'img', style: { flex: 'none' } } as const

/** What a new installation still needs before people can use it; the demo comes ready. */
export function SetupSteps({ home }: { home: AdminHome }) {
  const { t } = useTranslation('admin')
  const path = useAreaPath()
  const canEmail = useCanEmail()
  const config = useBackendConfig()
  const isReal = config?.demo === false
  const { data: page } = useQuery({ ...legalPageQuery('privacy'), enabled: isReal })
  const { data: setup } = useQuery({ ...setupQuery, enabled: isReal })
  if (!isReal || !page || !setup) return null
  const steps = [
    { key: 'email', to: '/health', isDone: canEmail },
    { key: 'operator', to: '/legal', isDone: isComplete(page.operator) },
    { key: 'administrator', to: '/users', isDone: setup.administrators > 1 },
    ...(setup.hasBackup === null ? [] : [{ key: 'backup', to: '/health', isDone: setup.hasBackup } as const]),
    { key: 'partner', to: '/companies', isDone: home.organizations > 0 },
    { key: 'mission', to: '/catalogue/templates', isDone: home.missions > 0 },
  ] as const
  if (steps.every(({ isDone }) => isDone)) return null
  return (
    <Card padding="lg" component="section" aria-labelledby="setup-steps">
      <Title order={2} mb="md" id="setup-steps">
        {t('setup.title')}
      </Title>
      <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
        {steps.map(({ key, to, isDone }) => (
          <Group component="li" key={key} gap="sm" wrap="nowrap" align="flex-start">
            {isDone ? (
              <IconCircleCheck {...icon} color="var(--mantine-color-moss-6)" aria-label={t('setup.done')} />
            ) : (
              <IconCircle {...icon} aria-label={t('setup.open')} />
            )}
            <div>
              <Anchor component={Link} to={path(to)} fw={550}>
                {t(`setup.steps.${key}.title`)}
              </Anchor>
              {!isDone && (
                <Text size="sm" c="dimmed">
                  {t(`setup.steps.${key}.text`)}
                </Text>
              )}
            </div>
          </Group>
        ))}
      </Stack>
    </Card>
  )
}
