import { useEffect } from 'react'
import { connect } from '../../../lib/supabase.ts'

interface ViewedPage {
  missionId?: string
  organizationId?: string
}

/** Counts a look at a public page. The server decides whether it counts; a count that fails disturbs nobody. */
export function useRecordView({ missionId, organizationId }: ViewedPage): void {
  useEffect(() => {
    if (!missionId && !organizationId) return
    const record = async () => {
      const client = await connect()
      await client.rpc('record_view', { mission_id: missionId, organization_id: organizationId })
    }
    record().catch(() => undefined)
  }, [missionId, organizationId])
}
