import { call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import type { Operator } from './answers.ts'
import { legalKeys } from './keys.ts'

export const useSetOperator = (onSuccess: () => void) =>
  useChange((operator: Operator) => call('set_operator', { ...operator }), {
    refresh: [legalKeys.pages],
    failure: 'caller',
    onSuccess,
  })
