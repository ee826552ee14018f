import type { Database } from '../../../../lib/database.types.ts'
import { unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import type { Profile } from './get-profile.ts'

type ProfileChanges = Database['public']['Tables']['profiles']['Update']

export async function updateProfile(userId: string, changes: ProfileChanges): Promise<Profile> {
  const client = await connect()
  return unwrap(await client.from('profiles').update(changes).eq('user_id', userId).select().single())
}
