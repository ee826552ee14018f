import { ask, call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import type { ApplicationForm } from '../model.ts'
import { answers, type Draft } from './answers.ts'
import { openingApplicationKeys } from './keys.ts'

const refresh = [openingApplicationKeys.all, ['applications']] as const

export const usePreview = (openingId: string) =>
  useChange(
    (application: ApplicationForm) =>
      ask(answers, 'preview_application', { opening_id: openingId, application }),
    { failure: 'caller' },
  )

/** Sends an application; answers its ID. */
export const useApply = ({ id, version }: Draft, onSuccess: (application: string) => void) =>
  useChange(
    (application: ApplicationForm) => call('apply_to_opening', { opening_id: id, application, version }),
    { refresh, failure: 'caller', onSuccess },
  )

export const useChangeApplication = (id: string, revision: number, onSuccess: () => void) =>
  useChange(
    (application: ApplicationForm) =>
      call('change_application', { application_id: id, application, revision }),
    { refresh, isRevised: true, failure: 'caller', onSuccess },
  )

export const useWithdraw = (onSuccess: () => void) =>
  useChange((id: string) => call('withdraw_application', { application_id: id }), {
    refresh,
    failure: 'caller',
    onSuccess,
  })
