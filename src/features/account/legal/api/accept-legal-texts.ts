import { call } from '../../../../lib/rpc.ts'
import type { LegalDue } from './answers.ts'

/** Records acceptance of the versions that were shown. */
export const acceptLegalTexts = (due: LegalDue[]) =>
  call('accept_legal_texts', {
    accepted: Object.fromEntries(due.map(({ kind, version }) => [kind, String(version)])),
  })
