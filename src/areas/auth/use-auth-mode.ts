import { useLocation, useSearchParams } from 'react-router'
import { type PartnerType, partnerTypes } from '../../features/auth/model.ts'

export interface AuthMode {
  who: 'candidate' | 'partner'
  isSignUp: boolean
  partnerType: PartnerType
  change: (next: { who?: 'candidate' | 'partner'; isSignUp?: boolean }) => void
}

/** Which of the four forms is open. Kept in the address, so that links and the back button work. */
export function useAuthMode(): AuthMode {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const who = params.get('as') === 'partner' ? 'partner' : 'candidate'
  const isSignUp = params.get('tab') === 'signup'
  const wanted = params.get('type') as PartnerType
  return {
    who,
    isSignUp,
    partnerType: partnerTypes.includes(wanted) ? wanted : 'company',
    change(next) {
      const query = new URLSearchParams()
      if (next.isSignUp ?? isSignUp) query.set('tab', 'signup')
      if ((next.who ?? who) === 'partner') query.set('as', 'partner')
      setParams(query, { state })
    },
  }
}
