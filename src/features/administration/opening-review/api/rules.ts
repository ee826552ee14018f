import { queryOptions } from '@tanstack/react-query'
import type { Database, Json } from '../../../../lib/database.types.ts'
import { unwrap } from '../../../../lib/errors.ts'
import { call } from '../../../../lib/rpc.ts'
import { connect } from '../../../../lib/supabase.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { openingReviewKeys } from './keys.ts'

type Tables = Database['public']['Tables']
export type LegalMinimum = Tables['legal_minimums']['Row']
export type WordingRule = Tables['wording_rules']['Row']

export const legalMinimumsQuery = () =>
  queryOptions({
    queryKey: openingReviewKeys.minimums,
    queryFn: async ({ signal }) => {
      const client = await connect()
      return unwrap(
        await client
          .from('legal_minimums')
          .select('*')
          .order('kind', { ascending: false })
          .order('valid_from', { ascending: false })
          .order('age_from')
          .order('contract_year')
          .abortSignal(signal),
      )
    },
  })

export const wordingRulesQuery = () =>
  queryOptions({
    queryKey: openingReviewKeys.wording,
    queryFn: async ({ signal }) => {
      const client = await connect()
      return unwrap(
        await client.from('wording_rules').select('*').order('topic').order('expression').abortSignal(signal),
      )
    },
  })

interface Saved {
  id?: string
  document: Json
}

export const useSaveMinimum = () =>
  useChange(({ id, document }: Saved) => call('save_legal_minimum', { document, minimum_id: id }), {
    refresh: [openingReviewKeys.minimums],
    failure: 'caller',
  })
export const useDeleteMinimum = () =>
  useChange((id: string) => call('delete_legal_minimum', { minimum_id: id }), {
    refresh: [openingReviewKeys.minimums],
    failure: 'caller',
  })
export const useSaveWordingRule = () =>
  useChange(({ id, document }: Saved) => call('save_wording_rule', { document, rule_id: id }), {
    refresh: [openingReviewKeys.wording],
    failure: 'caller',
  })
export const useDeleteWordingRule = () =>
  useChange((id: string) => call('delete_wording_rule', { rule_id: id }), {
    refresh: [openingReviewKeys.wording],
    failure: 'caller',
  })
