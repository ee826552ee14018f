import { ask, call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import type { PlatformFields } from '../model.ts'
import { answers } from './answers.ts'
import { platformsKeys } from './keys.ts'

/** The only time it returns the code of the registration address. */
export const useInvitePlatform = (organization: string) =>
  useChange(() => ask(answers, 'invite_learning_platform', { organization }), { failure: 'toast' })

export const useAddPlatform = (organization: string, onSuccess: () => void) =>
  useChange(
    async (fields: PlatformFields) =>
      void (await call('add_learning_platform', { organization, fields: { ...fields } })),
    { refresh: [platformsKeys.of(organization)], failure: 'caller', onSuccess },
  )

export const useRemovePlatform = (organization: string, onSuccess: () => void) =>
  useChange(async (platform_id: string) => void (await call('remove_learning_platform', { platform_id })), {
    refresh: [platformsKeys.of(organization)],
    failure: 'caller',
    onSuccess,
  })

interface AllowedDeployment {
  platform_id: string
  deployment: string
  is_allowed: boolean
}

export const useAllowDeployment = (organization: string, onSuccess?: () => void) =>
  useChange(
    async (allowed: AllowedDeployment) => void (await call('allow_platform_deployment', { ...allowed })),
    { refresh: [platformsKeys.of(organization)], failure: 'toast', onSuccess },
  )

export const useAddTeachers = (organization: string) =>
  useChange(
    async (choice: { platform_id: string; adds: boolean }) =>
      void (await call('let_platform_add_teachers', { ...choice })),
    { refresh: [platformsKeys.of(organization)], failure: 'toast' },
  )

export const useRotateKey = (organization: string, onSuccess: () => void) =>
  useChange(async () => void (await call('rotate_tool_key', { organization })), {
    refresh: [platformsKeys.of(organization)],
    failure: 'caller',
    onSuccess,
  })
