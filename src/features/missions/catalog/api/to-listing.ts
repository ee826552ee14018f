import type { Database } from '../../../../lib/database.types.ts'
import type { Listing } from '../model.ts'

type Row = Database['public']['Tables']['mission_listings']['Row']

/** A stored row, with its documents as they are published. */
export const toListing = (row: Row): Listing => ({
  ...row,
  outline: row.outline as Listing['outline'],
  rubric: row.rubric as Listing['rubric'],
  translations: row.translations as Listing['translations'],
})
