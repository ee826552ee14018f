import { call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { certificateKeys } from './keys.ts'

/** Revokes a certificate; its holder and every visitor can read why. */
export const useRevoke = (code: string, onSuccess: () => void) =>
  useChange((reason: string) => call('revoke_certificate', { wanted_code: code, reason }), {
    refresh: [certificateKeys.issued, certificateKeys.page(code)],
    failure: 'caller',
    onSuccess,
  })
