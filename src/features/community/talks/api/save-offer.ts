import { call } from '../../../../lib/rpc.ts'
import type { OfferFields } from './answers.ts'
import { useTalkChange } from './use-talk-change.ts'

export const useSaveOffer = (failure: 'toast' | 'caller') =>
  useTalkChange((offer: OfferFields) => call('save_talk_offer', { document: offer }), failure)
