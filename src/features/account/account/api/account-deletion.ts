import { call } from '../../../../lib/rpc.ts'

const daysOfGrace = 14

export function deletionDate(requestedAt: string): Date {
  return new Date(new Date(requestedAt).getTime() + daysOfGrace * 86_400_000)
}

/** Starts the grace period. The server requires a recent sign-in. */
export const requestAccountDeletion = () => call('request_account_deletion', {})

export const cancelAccountDeletion = () => call('cancel_account_deletion', {})
