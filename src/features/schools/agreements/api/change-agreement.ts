import { call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import type { AgreementSide } from '../model.ts'
import type { AgreementContent } from './answers.ts'
import { agreementKeys } from './keys.ts'

const refresh = [agreementKeys.all]

/** Answers the agreement's ID. */
export const useStartAgreement = (onSuccess: (id: string) => void) =>
  useChange((placementId: string) => call('start_agreement', { placement_id: placementId }), {
    refresh,
    failure: 'toast',
    onSuccess,
  })

export const useSaveAgreement = (id: string) =>
  useChange(
    ({ content, revision }: { content: AgreementContent; revision: number }) =>
      call('save_agreement', { agreement_id: id, document: content, base_revision: revision }),
    { refresh, isRevised: true, failure: 'caller' },
  )

/** Answers whether all three have confirmed. */
export const useConfirmAgreement = (id: string, onSuccess: (isFinal: boolean) => void) =>
  useChange(
    ({ side, revision }: { side: AgreementSide; revision: number }) =>
      call('confirm_agreement', { agreement_id: id, side, revision }),
    { refresh, failure: 'caller', onSuccess },
  )

export const useShareAgreement = (id: string, onSuccess: () => void) =>
  useChange(() => call('share_agreement', { agreement_id: id }), { refresh, failure: 'toast', onSuccess })
