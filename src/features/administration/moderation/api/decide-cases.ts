import { call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { moderationKeys } from '../../../account/reports/api/keys.ts'
import type { DecisionName } from '../../../account/reports/model.ts'

const useCaseChange = <Values>(write: (values: Values) => Promise<unknown>, onSuccess?: () => void) =>
  useChange(write, { refresh: [moderationKeys.all], failure: 'toast', onSuccess })

export const useClaimCase = (id: string) =>
  useCaseChange((takes: boolean) => call(takes ? 'claim_case' : 'release_case', { case_id: id }))

export interface NewDecision {
  decision: DecisionName
  words: string
  note: string
  /** Null if there is no end. */
  days: number | null
}

export const useDecideCase = (id: string, onSuccess: () => void) =>
  useCaseChange(({ decision, words, note, days }: NewDecision) => {
    const ends_at = days === null ? undefined : new Date(Date.now() + days * 86_400_000).toISOString()
    return call('decide_case', { case_id: id, decision, words, note, ends_at })
  }, onSuccess)

export const useDecideAppeal = (id: string, onSuccess: () => void) =>
  useCaseChange(
    (answer: { is_reversed: boolean; words: string; note: string }) =>
      call('decide_appeal', { case_id: id, ...answer }),
    onSuccess,
  )
