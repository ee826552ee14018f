import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { IntegrationState } from '../../integrations/components/IntegrationState.tsx'
import { tokensQuery } from '../api/get-tokens.ts'
import { isExpired } from '../model.ts'

/** How many tokens of the organization work. */
export function TokensState({ organization }: { organization: { id: string } }) {
  const { t } = useTranslation('integrations')
  const { data, error } = useQuery(tokensQuery({ id: organization.id, isOrganization: true }))
  if (error && !data) return null
  if (!data) return <Skeleton width={72} height={22} radius="xl" />
  const count = data.tokens.filter((token) => !isExpired(token)).length
  return <IntegrationState isOn={count > 0}>{t('states.tokens', { count })}</IntegrationState>
}
