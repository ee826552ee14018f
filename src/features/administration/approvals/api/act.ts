import { call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { approvalKeys } from './keys.ts'

type Act =
  | 'approve_organization'
  | 'reject_organization'
  | 'ask_applicant'
  | 'verify_organization'
  | 'take_verification'
  | 'suspend_organization'
  | 'restore_organization'
  | 'merge_organizations'

/** An administrator's action on an organization; refetches everything that shows it. */
export const useAct = <Name extends Act>(name: Name, onSuccess: () => void) =>
  useChange((args: Parameters<typeof call<Name>>[1]) => call(name, args), {
    refresh: [approvalKeys.all, ['administration']],
    failure: 'caller',
    onSuccess,
  })
