import { saveLanguage } from '../../features/profiles/api/save-language.ts'
import { useSignedIn } from '../../features/session/me-context.ts'
import { LanguageSwitch } from '../../ui/LanguageSwitch.tsx'
import { toast } from '../../ui/toast.ts'

/** Changes the language, and keeps it for the next device. */
export function SavedLanguageSwitch() {
  const { id } = useSignedIn()
  return <LanguageSwitch onChange={(language) => void saveLanguage(id, language).catch(toast.error)} />
}
