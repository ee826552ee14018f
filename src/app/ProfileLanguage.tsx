import { useEffect, useRef } from 'react'
import { useActing } from '../features/core/session/use-acting.ts'
import { useMe } from '../features/core/session/use-me.ts'
import { changeLanguage } from '../i18n/i18n.ts'
import { isLanguage } from '../i18n/languages.ts'

/** After sign-in, switches to the language saved in the profile, on any device. */
export function ProfileLanguage() {
  const state = useMe()
  const applied = useRef<string>(undefined)
  // Administrators viewing as someone else keep their own language.
  const me = useActing() || state.status !== 'ready' ? undefined : state.me
  useEffect(() => {
    if (!me || applied.current === me.id) return
    applied.current = me.id
    if (isLanguage(me.profile?.language)) void changeLanguage(me.profile.language)
  }, [me])
  return null
}
