import { type PartnerType, partnerTypes } from '../../features/account/auth/model.ts'
import { oneOf } from '../../lib/url-state/url-params.ts'
import { useUrlState } from '../../lib/url-state/use-url-state.ts'

export interface AuthMode {
  who: 'candidate' | 'partner'
  isSignUp: boolean
  partnerType: PartnerType
  change: (next: { who?: 'candidate' | 'partner'; isSignUp?: boolean }) => void
}

const params = {
  as: oneOf(['candidate', 'partner'], 'candidate'),
  tab: oneOf(['signup']),
  type: oneOf(partnerTypes, 'company'),
}

/** Which of the four forms is open. Kept in the address, so that links and the back button work. */
export function useAuthMode(): AuthMode {
  const { values, set } = useUrlState(params)
  return {
    who: values.as,
    isSignUp: values.tab === 'signup',
    partnerType: values.type,
    change({ who, isSignUp = values.tab === 'signup' }) {
      set({ tab: isSignUp ? 'signup' : undefined, as: who ?? values.as, type: undefined }, { push: true })
    },
  }
}
