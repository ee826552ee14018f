import { Alert, Anchor, Group, Stack } from '@mantine/core'
import { IconListCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { setupQuery } from '../../setup/api/get-setup.ts'
import { openSteps } from '../../setup/model.ts'

/** What is still open in the setup of an installation, and the way there. */
export function SetupNotice() {
  const { t } = useTranslation('health')
  const { t: tSetup } = useTranslation('setup')
  const path = useAreaPath()
  const { data } = useQuery(setupQuery)
  const steps = data ? openSteps(data) : []
  if (steps.length === 0) return null
  return (
    <Alert color="amber" icon={<IconListCheck />} title={t('setup.title')}>
      <Stack gap="sm" align="flex-start">
        <Group
          component="ul"
          gap="xs"
          m={0}
          p={0}
          style={{ listStyle: 'none', columnGap: 'var(--mantine-spacing-lg)' }}
        >
          {steps.map(({ step }) => (
            <li key={step}>
              <Anchor component={Link} to={path(`/setup/${step}`)} size="sm" c="inherit" underline="always">
                {tSetup(`steps.${step}.title`)}
              </Anchor>
            </li>
          ))}
        </Group>
        <LinkButton to={path('/setup')} variant="default" size="sm">
          {t('setup.continue')}
        </LinkButton>
      </Stack>
    </Alert>
  )
}
