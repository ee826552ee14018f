import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { saveLanguage } from '../../features/core/session/api/save-language.ts'
import { useSignedIn } from '../../features/core/session/me-context.ts'
import type { Language } from '../../i18n/languages.ts'
import { LanguageSwitch } from '../../ui/LanguageSwitch.tsx'
import { toast } from '../../ui/toast.ts'

const inReadersLanguage: QueryKey[0][] = ['reviews', 'progress', 'programs', 'career-plan']

/** Changes the language and saves it for other devices. */
export function SavedLanguageSwitch() {
  const { id } = useSignedIn()
  const queries = useQueryClient()
  async function save(language: Language): Promise<void> {
    await saveLanguage(id, language)
    // Refetch lists that the database returns in the reader's language.
    await queries.invalidateQueries({ predicate: ({ queryKey }) => inReadersLanguage.includes(queryKey[0]) })
  }
  return <LanguageSwitch onChange={(language) => void save(language).catch(toast.error)} />
}
