import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { IntegrationState } from '../../integrations/components/IntegrationState.tsx'
import { webhooksQuery } from '../api/get-webhooks.ts'

/** How many endpoints are on. */
export function WebhooksState({ organization }: { organization: { id: string } }) {
  const { t } = useTranslation('integrations')
  const { data, error } = useQuery(webhooksQuery(organization.id))
  if (error && !data) return null
  if (!data) return <Skeleton width={72} height={22} radius="xl" />
  const count = data.endpoints.filter(({ isOn }) => isOn).length
  return <IntegrationState isOn={count > 0}>{t('states.webhooks', { count })}</IntegrationState>
}
