import { queryOptions } from '@tanstack/react-query'
import { refreshPlatform } from '../../../../lib/platform.ts'
import { ask } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import type { Section } from '../model.ts'
import { answers } from './answers.ts'
import { settingKeys } from './keys.ts'

export const settingsQuery = () =>
  queryOptions({
    queryKey: settingKeys.all,
    queryFn: ({ signal }) => ask(answers, 'admin_settings', {}, signal),
  })

interface Changes {
  section: Section
  changes: Record<string, unknown>
  /** What the editor saw, so that no one else's change is overwritten. */
  seen: Record<string, unknown>
}

export const useSaveSettings = () =>
  useChange((changes: Changes) => ask(answers, 'save_settings', { ...changes }), {
    refresh: [settingKeys.all],
    isRevised: true,
    failure: 'caller',
    onSuccess: refreshPlatform,
  })
