import { updateProfile } from '../../features/profiles/api/update-profile.ts'
import { useSignedIn } from '../../features/session/me-context.ts'
import { LanguageSwitch } from '../../ui/LanguageSwitch.tsx'
import { toast } from '../../ui/toast.ts'

/** Changes the language, and keeps it in the profile for the next device. */
export function SavedLanguageSwitch() {
  const { id } = useSignedIn()
  return <LanguageSwitch onChange={(language) => void updateProfile(id, { language }).catch(toast.error)} />
}
