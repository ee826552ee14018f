import { currentLanguage } from '../../../../i18n/i18n.ts'
import { call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { sessionKeys } from '../../../core/session/api/keys.ts'
import { updateProfile } from '../../../core/session/api/update-profile.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { administrationKeys } from '../../administration/api/keys.ts'
import type { StepName } from './answers.ts'

const refresh = [administrationKeys.setup]

export const useStartSetup = () => useChange(() => call('start_setup', {}), { refresh, failure: 'toast' })

interface StepChange {
  step: StepName
  change: 'skip' | 'confirm'
}

export const useChangeSetupStep = () =>
  useChange((values: StepChange) => call('change_setup_step', { ...values }), { refresh, failure: 'toast' })

export const useNoteSetupAddress = () =>
  useChange((seen: string) => call('note_setup_address', { seen }), { refresh, failure: 'toast' })

/** An account that was created on the server has no language yet; its emails shouldn't be in another than its pages. */
export function useSendSetupCode() {
  const { id, profile } = useSignedIn()
  return useChange(
    async () => {
      if (profile && !profile.language) await updateProfile(id, { language: currentLanguage() })
      await call('send_setup_code', {})
    },
    { refresh: [...refresh, sessionKeys.profile(id)], failure: 'caller' },
  )
}

/** Returns "arrived", "wrong" or "expired". */
export const useConfirmSetupCode = () =>
  useChange((code: string) => call('confirm_setup_code', { code }), { refresh, failure: 'caller' })

export const useCheckSetupStorage = () =>
  useChange(() => call('check_setup_storage', {}), { refresh, failure: 'toast' })
