import type { SupabaseClient } from '@supabase/supabase-js'
import { backendUrl } from './backend.ts'
import { ownProduct, type Product } from './product.ts'

/** What is sent matters more than its branding: without a response it is sent under our own name. */
export async function currentProduct(backend: SupabaseClient): Promise<Product> {
  const { data } = await backend.rpc('public_settings')
  if (!data) return ownProduct
  const pictures = `${backendUrl}/storage/v1/object/public/branding/`
  return { name: data.name, logo: data.logo && pictures + encodeURIComponent(data.logo) }
}
