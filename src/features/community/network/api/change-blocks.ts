import { unwrap } from '../../../../lib/errors.ts'
import { call } from '../../../../lib/rpc.ts'
import { connect } from '../../../../lib/supabase.ts'
import { useNetworkChange } from './use-network-change.ts'

export const useBlockPerson = (onSuccess: () => void) =>
  useNetworkChange((person: string) => call('block_person', { person }), onSuccess, 'caller')

export const useUnblockPerson = (onSuccess: () => void) =>
  useNetworkChange(async (person: string, userId) => {
    const blocks = (await connect()).from('blocks')
    return unwrap(await blocks.delete().match({ user_id: userId, blocked_id: person }))
  }, onSuccess)
