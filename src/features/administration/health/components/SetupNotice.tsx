import { Alert, Group, Text } from '@mantine/core'
import { IconListCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatItems } from '../../../../lib/formats/lists.ts'
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
      <Group justify="space-between">
        <Text size="sm" flex="1 1 20rem">
          {t('setup.open', { steps: formatItems(steps.map(({ step }) => tSetup(`steps.${step}.title`))) })}
        </Text>
        <LinkButton to={path('/setup')} variant="default" size="sm">
          {t('setup.continue')}
        </LinkButton>
      </Group>
    </Alert>
  )
}
