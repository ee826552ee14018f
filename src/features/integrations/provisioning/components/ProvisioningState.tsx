import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { IntegrationState } from '../../integrations/components/IntegrationState.tsx'
import { provisioningQuery } from '../api/get-provisioning.ts'

/** How many people the directory gives access to. */
export function ProvisioningState({ organization }: { organization: { id: string } }) {
  const { t } = useTranslation('integrations')
  const { data, error } = useQuery(provisioningQuery(organization.id))
  if (error && !data) return null
  if (!data) return <Skeleton width={72} height={22} radius="xl" />
  const isOn = data.calledAt !== null
  return (
    <IntegrationState isOn={isOn}>
      {isOn ? t('states.provisioned', { count: data.people }) : t('states.notConnected')}
    </IntegrationState>
  )
}
