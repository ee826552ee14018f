import { queryOptions } from '@tanstack/react-query'
import { ask, call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { answers } from './answers.ts'
import { approvalKeys } from './keys.ts'

export const signOnQuery = (organization: string) =>
  queryOptions({
    queryKey: approvalKeys.signOn(organization),
    queryFn: ({ signal }) => ask(answers, 'admin_single_sign_on', { organization }, signal),
  })

interface Confirmation {
  domain_id: string
  reason: string
}

export const useConfirmDomain = (organization: string, onSuccess: () => void) =>
  useChange(async (values: Confirmation) => void (await call('confirm_email_domain', values)), {
    refresh: [approvalKeys.signOn(organization)],
    failure: 'caller',
    onSuccess,
  })

export const useLiftSignOn = (organization: string, onSuccess: () => void) =>
  useChange(async (reason: string) => void (await call('lift_single_sign_on', { organization, reason })), {
    refresh: [approvalKeys.signOn(organization)],
    failure: 'caller',
    onSuccess,
  })
