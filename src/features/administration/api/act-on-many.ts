import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { unwrap } from '../../../lib/errors.ts'
import { paths } from '../../../lib/paths.ts'
import { connect } from '../../../lib/supabase.ts'
import { toast } from '../../../ui/toast.ts'
import { resendConfirmation } from '../../auth/api/resend-confirmation.ts'
import type { AppRole } from '../../session/roles.ts'
import type { BulkAct, PreviewLine } from '../model.ts'

/** Who a bulk action would affect and who it skips; never cached. */
export const previewQuery = (act: BulkAct, people: string[], role?: AppRole) =>
  queryOptions({
    queryKey: ['administration', 'preview', act, people, role],
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }): Promise<PreviewLine[]> => {
      const client = await connect()
      return unwrap(
        await client.rpc('preview_bulk_act', { act, people, wanted: role }).abortSignal(signal),
      ) as unknown as PreviewLine[]
    },
  })

interface BulkOrder {
  act: BulkAct
  people: string[]
  reason?: string
  endsAt?: Date
  role?: AppRole
}

export interface BulkOutcome {
  batch: string
  done: number
}

async function run({ act, people, reason, endsAt, role }: BulkOrder): Promise<BulkOutcome> {
  const client = await connect()
  const order = { act, people, reason, ends_at: endsAt?.toISOString(), wanted: role }
  const { addresses, ...outcome } = unwrap(
    await client.rpc('run_bulk_act', order),
  ) as unknown as BulkOutcome & { addresses: string[] }
  // The auth service sends these emails itself, one at a time.
  for (const address of addresses) await resendConfirmation(address, paths.home)
  return outcome
}

export function useActOnMany() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSettled: () => queries.invalidateQueries({ queryKey: ['administration'] }),
  })
}

async function undo(batch: string): Promise<number> {
  const client = await connect()
  return unwrap(await client.rpc('undo_bulk_act', { batch }))
}

/** Undoes a bulk action; the notification that offers it may outlive the page. */
export function useUndo() {
  const { t } = useTranslation('users')
  const queries = useQueryClient()
  return useMutation({
    mutationFn: undo,
    onSuccess: (count) => toast.success({ title: t('bulk.undone', { count }) }),
    onError: toast.error,
    onSettled: () => queries.invalidateQueries({ queryKey: ['administration'] }),
  })
}
