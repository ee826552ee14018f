import { call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import type { EvidenceChoice } from './answers.ts'
import { certificateKeys } from './keys.ts'

/** Saves what is shown from now on. */
export const useShowEvidence = (code: string) =>
  useChange((choice: EvidenceChoice) => call('show_on_certificate', { wanted_code: code, choice }), {
    refresh: [certificateKeys.page(code)],
    failure: 'caller',
  })
