import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { IntegrationState } from '../../integrations/components/IntegrationState.tsx'
import { platformsQuery } from '../api/get-platforms.ts'

/** How many learning platforms the school has connected. */
export function PlatformsState({ organization }: { organization: { id: string } }) {
  const { t } = useTranslation('integrations')
  const { data, error } = useQuery(platformsQuery(organization.id))
  if (error && !data) return null
  if (!data) return <Skeleton width={72} height={22} radius="xl" />
  const count = data.platforms.length
  return <IntegrationState isOn={count > 0}>{t('states.platforms', { count })}</IntegrationState>
}
