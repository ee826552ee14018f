import { queryOptions } from '@tanstack/react-query'
import type { Json } from '../../../../lib/database.types.ts'
import { ask, call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { matchingKeys } from '../../matching/api/keys.ts'
import type { ImportedOpening } from '../import/rows.ts'
import { answers, type ExportedApplication } from './answers.ts'

export const exportOpenings = (organization: string) => ask(answers, 'export_openings', { organization })

const atOnce = 100

/** Every application that the person may read; reading them this way counts as opening them. */
export async function exportApplications(openingId: string): Promise<ExportedApplication[]> {
  const all: ExportedApplication[] = []
  for (let page = 0; ; page += 1) {
    const rows = await ask(answers, 'export_applications', { opening_id: openingId, page })
    all.push(...rows)
    if (rows.length < atOnce) return all
  }
}

export const postsQuery = (organization: string) =>
  queryOptions({
    queryKey: matchingKeys.posts(organization),
    queryFn: ({ signal }) => ask(answers, 'opening_posts', { organization }, signal),
  })

/** All lines or none, as drafts. */
export const useImportOpenings = (organization: string) =>
  useChange(
    (documents: ImportedOpening[]) =>
      call('import_openings', { organization, documents: documents as unknown as Json }),
    { refresh: [matchingKeys.openings], failure: 'caller' },
  )
