import { call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { catalogueKeys } from './keys.ts'

type Change = 'save_skill' | 'merge_skills' | 'save_job' | 'save_question' | 'retire_entry' | 'offer_template'

/** Changes the catalog and refetches every list that shows it. */
export const useCatalogueChange = <Name extends Change>(name: Name, onSuccess: () => void) =>
  useChange((values: Parameters<typeof call<Name>>[1]) => call(name, values), {
    refresh: [catalogueKeys.all, ['skills'], ['jobs'], ['practice-questions'], ['administration']],
    failure: 'caller',
    onSuccess,
  })
