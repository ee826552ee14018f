import { unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { useNetworkChange } from './use-network-change.ts'

/** Stops suggesting a person. */
export const useDismissPerson = (onSuccess: (_: unknown, person: string) => void) =>
  useNetworkChange(async (person: string, userId) => {
    const table = (await connect()).from('dismissed_people')
    return unwrap(await table.upsert({ user_id: userId, dismissed_id: person }, { ignoreDuplicates: true }))
  }, onSuccess)

export const useBringBackPerson = (onSuccess: () => void) =>
  useNetworkChange(async (person: string, userId) => {
    const table = (await connect()).from('dismissed_people')
    return unwrap(await table.delete().match({ user_id: userId, dismissed_id: person }))
  }, onSuccess)
