import { useEffect } from 'react'
import { call } from '../../../../lib/rpc.ts'

interface ViewedPage {
  missionId?: string
  organizationId?: string
  caseId?: string
}

/** Counts a view of a public page. The server decides whether it counts; failures are ignored. */
export function useRecordView({ missionId, organizationId, caseId }: ViewedPage): void {
  useEffect(() => {
    if (!missionId && !organizationId && !caseId) return
    const viewed = { mission_id: missionId, organization_id: organizationId, case_id: caseId }
    call('record_view', viewed).catch(() => undefined)
  }, [missionId, organizationId, caseId])
}
