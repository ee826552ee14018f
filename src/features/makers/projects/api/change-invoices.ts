import { AppError, toAppError, unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { useMakerChange } from '../../makers/api/use-maker-change.ts'
import type { Invoice } from './answers.ts'

type Changes = Partial<Pick<Invoice, 'sent_on' | 'due_on' | 'paid_on'>>
type Values = Pick<Invoice, 'number' | 'amount_minor' | 'currency'> & Changes

const asSaid = (cause: unknown) => {
  const error = toAppError(cause)
  return error.code === '23505'
    ? new AppError('invoice_number_taken', 'This number is taken.', { cause })
    : error
}

export const useSaveInvoice = (projectId: string, onSuccess: () => void) =>
  useMakerChange(
    async ({ id, ...values }: Values & { id?: string }) => {
      const client = await connect()
      const { error } = id
        ? await client.from('invoices').update(values).eq('id', id).select('id').single()
        : await client.from('invoices').insert({ project_id: projectId, ...values })
      if (error) throw asSaid(error)
    },
    onSuccess,
    'caller',
  )

export const useChangeInvoice = (onSuccess?: () => void) =>
  useMakerChange(async ({ id, ...changes }: Changes & { id: string }) => {
    const client = await connect()
    return unwrap(await client.from('invoices').update(changes).eq('id', id).select('id').single())
  }, onSuccess)

export const useDeleteInvoice = () =>
  useMakerChange(async (id: string) => {
    const client = await connect()
    return unwrap(await client.from('invoices').delete().eq('id', id).select('id'))
  })
