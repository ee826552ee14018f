import { ask } from '../../../../lib/rpc.ts'
import { connect } from '../../../../lib/supabase.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { pictureBucket } from '../../../organizations/organizations/picture-bucket.ts'
import { type CaseFields, toDocument } from '../model.ts'
import { answers } from './answers.ts'
import type { StoredCase } from './get-case.ts'
import { makerPageKeys, portfolioKeys } from './keys.ts'

interface Saving {
  fields: CaseFields
  isPublished: boolean
  /** What the form was filled from; null for a new one. */
  before: StoredCase | null
  /** Position of a new one. */
  place: string
}

async function saveCase({ fields, isPublished, before, place }: Saving) {
  const document = { ...toDocument(fields, isPublished), place }
  const saved = await ask(answers, 'save_case', {
    document,
    case_id: before?.id,
    base_revision: before?.revision ?? 0,
  })
  const kept = document.images.map(({ path }) => path)
  const unused = (before?.images ?? []).map(({ path }) => path).filter((path) => !kept.includes(path))
  // Anything left behind here is removed at night.
  if (unused.length > 0) await (await connect()).storage.from(pictureBucket).remove(unused)
  return saved
}

export const useSaveCase = () =>
  useChange(saveCase, {
    refresh: [portfolioKeys.all, makerPageKeys.all],
    isRevised: true,
    failure: 'caller',
  })
