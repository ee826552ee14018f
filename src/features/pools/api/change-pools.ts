import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { useContactChange } from '../../contacts/api/use-contact-change.ts'

interface PoolValues {
  /** Undefined for a new one. */
  id?: string
  name: string
  isShared: boolean
}

async function savePool({ id, name, isShared }: PoolValues): Promise<string> {
  const client = await connect()
  return unwrap(await client.rpc('save_pool', { pool_id: id, name, is_shared: isShared }))
}

export const useSavePool = (onSuccess: (id: string) => void) => useContactChange(savePool, onSuccess)

export const useDeletePool = (onSuccess: () => void) =>
  useContactChange(async (id: string) => {
    const client = await connect()
    return unwrap(await client.rpc('delete_pool', { pool_id: id }))
  }, onSuccess)

/** Adds cards to a pool, or to a new one with a name. Returns how many were added. */
export const useAddToPool = (onSuccess: (added: number) => void) =>
  useContactChange(async ({ pool, name, cards }: { pool: string; name: string; cards: string[] }) => {
    const pool_id = pool || (await savePool({ name, isShared: true }))
    const client = await connect()
    return unwrap(await client.rpc('add_to_pool', { pool_id, cards }))
  }, onSuccess)
