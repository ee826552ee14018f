import type { Language } from '../../../../i18n/languages.ts'
import { toAppError } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { updateProfile } from './update-profile.ts'

/** Saves the choice in the profile for pages, and in the account for emails. */
export async function saveLanguage(userId: string, language: Language): Promise<void> {
  await updateProfile(userId, { language })
  const client = await connect()
  const { error } = await client.auth.updateUser({ data: { language } })
  if (error) throw toAppError(error)
}
