import { call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import type { PagePart, visibilities } from '../shown-profile.ts'
import { profileKeys } from './keys.ts'

export interface PageChoice {
  visibility: (typeof visibilities)[number]
  handle: string
  shown: PagePart[]
}

export const useSetPage = (userId: string) =>
  useChange(
    ({ visibility, handle, shown }: PageChoice) =>
      call('set_my_page', {
        wanted_visibility: visibility,
        wanted_handle: handle,
        wanted_shown: shown,
      }),
    { refresh: [profileKeys.career(userId)], failure: 'caller' },
  )
