import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Json } from '../../../lib/database.types.ts'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { OfferFields } from '../model.ts'
import { talkKeys } from './keys.ts'

export function useSaveOffer() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (offer: OfferFields) =>
      unwrap(await (await connect()).rpc('save_talk_offer', { document: { ...offer } as unknown as Json })),
    onSuccess: () => queries.invalidateQueries({ queryKey: talkKeys.all }),
  })
}
