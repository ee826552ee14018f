import { queryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../lib/paths.ts'
import { ask, call } from '../../../../lib/rpc.ts'
import { toast } from '../../../../ui/toast.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { resendConfirmation } from '../../../account/auth/api/resend-confirmation.ts'
import type { AppRole } from '../../../core/session/roles.ts'
import type { BulkAct } from '../model.ts'
import { answers, type BulkOutcome } from './answers.ts'
import { administrationKeys } from './keys.ts'

/** Who a bulk action would affect and who it skips; never cached. */
export const previewQuery = (act: BulkAct, people: string[], role?: AppRole) =>
  queryOptions({
    queryKey: administrationKeys.preview(act, people, role),
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) => ask(answers, 'preview_bulk_act', { act, people, wanted: role }, signal),
  })

interface BulkOrder {
  act: BulkAct
  people: string[]
  reason?: string
  endsAt?: Date
  role?: AppRole
}

async function run({ act, people, reason, endsAt, role }: BulkOrder): Promise<BulkOutcome> {
  const order = { act, people, reason, ends_at: endsAt?.toISOString(), wanted: role }
  const { addresses, ...outcome } = await ask(answers, 'run_bulk_act', order)
  // The auth service sends these emails itself, one at a time.
  for (const address of addresses) await resendConfirmation(address, paths.home)
  return outcome
}

export const useActOnMany = (failure: 'toast' | 'caller') =>
  useChange(run, { refresh: [administrationKeys.all], failure })

/** Undoes a bulk action; the notification that offers it may outlive the page. */
export function useUndo() {
  const { t } = useTranslation('administration')
  return useChange((batch: string) => call('undo_bulk_act', { batch }), {
    refresh: [administrationKeys.all],
    failure: 'toast',
    onSuccess: (count) => toast.success({ title: t('bulk.undone', { count }) }),
  })
}
