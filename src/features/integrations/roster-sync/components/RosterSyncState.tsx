import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { IntegrationState } from '../../integrations/components/IntegrationState.tsx'
import { rosterSyncQuery } from '../api/get-roster-sync.ts'

/** Whether rosters arrive, and whether one waits for the staff. */
export function RosterSyncState({ organization }: { organization: { id: string } }) {
  const { t } = useTranslation('integrations')
  const { data, error } = useQuery(rosterSyncQuery(organization.id))
  if (error && !data) return null
  if (!data) return <Skeleton width={72} height={22} radius="xl" />
  const isWaiting = data.syncs.some(({ status }) => status === 'waiting')
  const state = isWaiting ? 'rosterWaiting' : data.syncs.length > 0 ? 'rosterOn' : 'rosterNever'
  return <IntegrationState isOn={data.syncs.length > 0}>{t(`states.${state}`)}</IntegrationState>
}
