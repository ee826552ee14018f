import { useEffect } from 'react'
import { call } from '../../../../lib/rpc.ts'

interface ViewedPage {
  missionId?: string
  organizationId?: string
  caseId?: string
  openingId?: string
}

/** Counts a view of a public page. The server decides whether it counts; failures are ignored. */
export function useRecordView({ missionId, organizationId, caseId, openingId }: ViewedPage): void {
  useEffect(() => {
    if (!missionId && !organizationId && !caseId && !openingId) return
    const viewed = {
      mission_id: missionId,
      organization_id: organizationId,
      case_id: caseId,
      opening_id: openingId,
    }
    call('record_view', viewed).catch(() => undefined)
  }, [missionId, organizationId, caseId, openingId])
}
