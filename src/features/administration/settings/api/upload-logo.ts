import { connect } from '../../../../lib/supabase.ts'
import { refusalOfOwnFolder } from '../../../core/files/full-folder.ts'

export const logoKinds = ['image/png', 'image/webp']
export const largestLogo = 512 * 1024

/** Each picture has a unique name, so that no browser shows the previous one. */
export async function uploadLogo(file: File): Promise<string> {
  const client = await connect()
  const path = `${crypto.randomUUID()}.${file.type === 'image/png' ? 'png' : 'webp'}`
  const { error } = await client.storage.from('branding').upload(path, file, { cacheControl: '31536000' })
  if (error) throw refusalOfOwnFolder(error, 'storage_full')
  return path
}

/**
 * Removes a logo that is no longer shown. A failure leaves an orphaned file, which the health page counts.
 */
export async function removeLogo(path: string): Promise<void> {
  const client = await connect()
  await client.storage.from('branding').remove([path])
}
