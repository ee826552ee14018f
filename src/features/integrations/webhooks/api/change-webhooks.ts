import { ask, call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import type { NewEndpoint } from '../model.ts'
import { answers } from './answers.ts'
import { webhooksKeys } from './keys.ts'

/** The server requires a recent sign-in. Returns the secret, as only this and rotating it do. */
export async function createWebhook(organization_id: string, endpoint: NewEndpoint): Promise<string> {
  return (await ask(answers, 'create_webhook', { organization_id, ...endpoint })).secret
}

/** The server requires a recent sign-in if the address changes. */
export const changeWebhook = async (endpoint_id: string, endpoint: NewEndpoint): Promise<void> =>
  void (await call('change_webhook', { endpoint_id, ...endpoint }))

export async function rotateSecret(endpoint_id: string): Promise<string> {
  return (await ask(answers, 'rotate_webhook_secret', { endpoint_id })).secret
}

export const useSwitchWebhook = (organization: string, endpoint_id: string) =>
  useChange(async (is_on: boolean) => void (await call('switch_webhook', { endpoint_id, is_on })), {
    refresh: [webhooksKeys.of(organization)],
    failure: 'toast',
  })

export const useDeleteWebhook = (organization: string, onSuccess: () => void) =>
  useChange(async (endpoint_id: string) => void (await call('delete_webhook', { endpoint_id })), {
    refresh: [webhooksKeys.of(organization)],
    failure: 'caller',
    onSuccess,
  })

export const useTestWebhook = (organization: string, endpoint_id: string, onSuccess: () => void) =>
  useChange(() => call('test_webhook', { endpoint_id }), {
    refresh: [webhooksKeys.of(organization)],
    failure: 'toast',
    onSuccess,
  })

export const useReplayWebhook = (organization: string) =>
  useChange(async (delivery_id: string) => void (await call('replay_webhook', { delivery_id })), {
    refresh: [webhooksKeys.of(organization)],
    failure: 'toast',
  })
