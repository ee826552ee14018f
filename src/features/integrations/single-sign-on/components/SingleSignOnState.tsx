import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { IntegrationState } from '../../integrations/components/IntegrationState.tsx'
import { singleSignOnQuery } from '../api/get-single-sign-on.ts'

export function SingleSignOnState({ organization }: { organization: { id: string } }) {
  const { t } = useTranslation('integrations')
  const { data, error } = useQuery(singleSignOnQuery(organization.id))
  if (error && !data) return null
  if (!data) return <Skeleton width={72} height={22} radius="xl" />
  const { connection } = data
  const state = connection?.isRequired ? 'required' : connection ? 'connected' : 'notConnected'
  return <IntegrationState isOn={connection !== null}>{t(`states.${state}`)}</IntegrationState>
}
