import { queryRoots } from '../../../../lib/query-roots.ts'
import { call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import type { ReportReason, SubjectKind } from '../model.ts'
import { moderationKeys } from './keys.ts'

interface Report {
  kind: SubjectKind
  id: string
  reason: ReportReason
  details: string
  also_block: boolean
}

/** Reports content, then refetches relations and reports. */
export const useReportContent = (onSuccess: () => void) =>
  useChange((report: Report) => call('report_content', { ...report }), {
    refresh: [...Object.values(queryRoots), moderationKeys.all],
    failure: 'caller',
    onSuccess,
  })
