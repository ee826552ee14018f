import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { ReportReason } from '../model.ts'
import { useNetworkChange } from './use-network-change.ts'

interface Report {
  person: string
  reason: ReportReason
  details: string
  also_block: boolean
}

export const useReportPerson = (onSuccess: () => void) =>
  useNetworkChange(
    async (report: Report) => unwrap(await (await connect()).rpc('report_person', report)),
    onSuccess,
  )
