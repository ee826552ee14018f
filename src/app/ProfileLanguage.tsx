import { useEffect, useRef } from 'react'
import { useMe } from '../features/session/use-me.ts'
import { changeLanguage } from '../i18n/i18n.ts'
import { isLanguage } from '../i18n/languages.ts'

/** After sign-in the page speaks the language that the person chose in the profile, on any device. */
export function ProfileLanguage() {
  const state = useMe()
  const applied = useRef<string>(undefined)
  const me = state.status === 'ready' ? state.me : undefined
  useEffect(() => {
    if (!me || applied.current === me.id) return
    applied.current = me.id
    if (isLanguage(me.profile?.language)) void changeLanguage(me.profile.language)
  }, [me])
  return null
}
