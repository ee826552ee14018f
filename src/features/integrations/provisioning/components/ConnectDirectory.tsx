import { Alert, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { timeAgo } from '../../../../lib/dates.ts'
import { CopyField } from '../../../../ui/CopyField.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { useBackendConfig } from '../../../../ui/use-backend-config.ts'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { IntegrationState } from '../../integrations/components/IntegrationState.tsx'
import type { ProvisioningOverview } from '../api/answers.ts'
import { refusalKey } from '../model.ts'

interface Props {
  organization: { id: string }
  overview: ProvisioningOverview
}

/** What owners enter in their directory, and whether it calls. */
export function ConnectDirectory({ organization, overview }: Props) {
  const { t } = useTranslation('provisioning')
  const path = useAreaPath()
  const config = useBackendConfig()
  const { calledAt, refusal, refusedAt } = overview
  return (
    <Section
      title={t('connect.title')}
      hint={t('connect.hint')}
      aside={
        <IntegrationState isOn={calledAt !== null}>
          {calledAt ? t('connect.lastCall', { when: timeAgo(calledAt) }) : t('connect.never')}
        </IntegrationState>
      }
    >
      <CopyField
        label={t('connect.address')}
        description={t('connect.addressHint')}
        value={config ? `${config.supabaseUrl}/functions/v1/scim/v2` : ''}
      />
      <Group justify="space-between">
        <Text size="sm" c="dimmed" flex={1} miw={240}>
          {t('connect.token')}
        </Text>
        <LinkButton to={`${path('/integrations/tokens')}?of=${organization.id}`} variant="default">
          {t('connect.createToken')}
        </LinkButton>
      </Group>
      {refusal && refusedAt && (
        <Alert color="amber" title={t('refused', { when: timeAgo(refusedAt) })}>
          {t(`refusals.${refusalKey(refusal)}`)}
        </Alert>
      )}
    </Section>
  )
}
