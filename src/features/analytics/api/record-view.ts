import { useEffect } from 'react'
import { connect } from '../../../lib/supabase.ts'

interface ViewedPage {
  missionId?: string
  organizationId?: string
  caseId?: string
}

/** Counts a view of a public page. The server decides whether it counts; failures are ignored. */
export function useRecordView({ missionId, organizationId, caseId }: ViewedPage): void {
  useEffect(() => {
    if (!missionId && !organizationId && !caseId) return
    const record = async () => {
      const client = await connect()
      await client.rpc('record_view', {
        mission_id: missionId,
        organization_id: organizationId,
        case_id: caseId,
      })
    }
    record().catch(() => undefined)
  }, [missionId, organizationId, caseId])
}
