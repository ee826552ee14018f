import { unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import type { NetworkSettings } from './answers.ts'
import { useNetworkChange } from './use-network-change.ts'

export const useSaveSettings = (onSuccess: () => void) =>
  useNetworkChange(
    async ({ foundBy, askedBy, common }: NetworkSettings, userId) => {
      const table = (await connect()).from('network_settings')
      return unwrap(await table.upsert({ user_id: userId, found_by: foundBy, asked_by: askedBy, common }))
    },
    onSuccess,
    'caller',
  )
