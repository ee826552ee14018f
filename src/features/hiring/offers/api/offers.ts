import { queryOptions } from '@tanstack/react-query'
import { ask, call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import type { WorkMode } from '../../matching/model.ts'
import type { DeclineReason, payPeriods } from '../model.ts'
import { answers } from './answers.ts'
import { offerKeys } from './keys.ts'

export const receivedOffersQuery = (userId: string, application: string) =>
  queryOptions({
    queryKey: offerKeys.received(userId, application),
    queryFn: ({ signal }) => ask(answers, 'application_offers', { application_id: application }, signal),
    staleTime: 0,
  })

export const myOffersQuery = (userId: string, application: string) =>
  queryOptions({
    queryKey: offerKeys.mine(userId, application),
    queryFn: ({ signal }) => ask(answers, 'my_offers', { application_id: application }, signal),
    staleTime: 0,
  })

/** Accepting moves the card on the person's own board, too. */
const refresh = [offerKeys.all, ['applications']] as const

export interface OfferForm {
  title: string
  startsOn: string
  endsOn: string | null
  hoursPerWeek: number
  remote: WorkMode
  place: string
  amount: number
  period: (typeof payPeriods)[number]
  terms: string
  expiresOn: string
}

export const useSendOffer = (application: string, replaces: string | undefined, onSuccess: () => void) =>
  useChange(
    (offer: OfferForm) => call('send_offer', { application_id: application, offer: { ...offer }, replaces }),
    { refresh, failure: 'caller', onSuccess },
  )

export const useWithdrawOffer = (id: string, onSuccess: () => void) =>
  useChange((reason: string) => call('withdraw_offer', { offer_id: id, reason }), {
    refresh,
    failure: 'caller',
    onSuccess,
  })

export const useAcceptOffer = (onSuccess: () => void) =>
  useChange((id: string) => call('accept_offer', { offer_id: id }), { refresh, failure: 'caller', onSuccess })

export const useDeclineOffer = (id: string, onSuccess: () => void) =>
  useChange(
    (reason: DeclineReason | '') => call('decline_offer', { offer_id: id, reason: reason || undefined }),
    { refresh, failure: 'caller', onSuccess },
  )

export const useSharePlacement = (id: string, onSuccess: (answer: unknown, isShared: boolean) => void) =>
  useChange((isShared: boolean) => call('share_placement', { placement_id: id, is_shared: isShared }), {
    refresh: [offerKeys.all],
    failure: 'toast',
    onSuccess,
  })
