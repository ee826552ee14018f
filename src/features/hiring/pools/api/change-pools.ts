import { call } from '../../../../lib/rpc.ts'
import { useContactChange } from '../../contacts/api/use-contact-change.ts'

interface PoolValues {
  /** Undefined for a new one. */
  id?: string
  name: string
  isShared: boolean
}

const savePool = ({ id, name, isShared }: PoolValues) =>
  call('save_pool', { pool_id: id, name, is_shared: isShared })

export const useSavePool = (onSuccess: (id: string) => void) => useContactChange(savePool, onSuccess)

export const useDeletePool = (onSuccess: () => void) =>
  useContactChange((id: string) => call('delete_pool', { pool_id: id }), onSuccess)

/** Adds cards to a pool, or to a new one with a name. Returns how many were added. */
export const useAddToPool = (onSuccess: (added: number) => void) =>
  useContactChange(async ({ pool, name, cards }: { pool: string; name: string; cards: string[] }) => {
    const pool_id = pool || (await savePool({ name, isShared: true }))
    return call('add_to_pool', { pool_id, cards })
  }, onSuccess)
