import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { toast } from '../../../ui/toast.ts'
import { networkKeys } from '../../network/api/keys.ts'
import { makerKeys } from '../../projects/api/keys.ts'
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
export function useReportContent(onSuccess: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (report: Report) => unwrap(await (await connect()).rpc('report_content', report)),
    onSuccess: () => onSuccess(),
    onError: toast.error,
    onSettled: () =>
      Promise.all(
        [networkKeys.all, ['person'], ['conversations'], makerKeys.all, moderationKeys.all].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  })
}
