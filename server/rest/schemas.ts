import type { SupabaseConfig } from '../config/supabase.ts'
import type { Catalog } from './catalog/model.ts'

/** The exposed schemas, the default first: from config.toml, or from the setting in the database. */
export function exposedSchemas(settings: Catalog['settings'], config: SupabaseConfig): string[] {
  return listOf(settings.db_schemas) ?? config.api.schemas
}

/** Schemas whose functions and types are found without qualification, besides the exposed one. */
export function extraSearchPath(catalog: Catalog, config: SupabaseConfig): string[] {
  return listOf(catalog.settings.db_extra_search_path) ?? config.api.extra_search_path
}

function listOf(setting: string | undefined): string[] | undefined {
  const names = setting?.split(',').map((name) => name.trim().replace(/^"(.*)"$/, '$1'))
  return names?.some(Boolean) ? names.filter(Boolean) : undefined
}
