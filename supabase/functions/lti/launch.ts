import { call, type Platform } from './database.ts'
import { readMessage } from './message.ts'
import { Problem, sendTo } from './problems.ts'
import { hashOf, newSecret } from './secrets.ts'
import { readState } from './state.ts'

/** A platform’s message. It is kept until the browser that started the login takes it. */
export async function launch(sent: URLSearchParams): Promise<Response> {
  const state = sent.get('state')
  const token = sent.get('id_token')
  if (sent.get('error')) throw new Problem('platform_refused', sent.get('error')!.slice(0, 60))
  if (!state || !token) throw new Problem('request_incomplete')
  const { platform: platform_id, nonce, binding, storage } = await readState(state)
  const platform = await call<Platform | null>('learning_platform', { platform_id })
  if (!platform) throw new Problem('platform_unknown')
  const claims = await readMessage(token, platform, nonce)
  const code = newSecret()
  const refusal = await call<string | null>('open_platform_launch', {
    platform_id,
    state,
    binding_hash: binding,
    code,
    claims,
  })
  if (refusal) throw new Problem(refusal)
  return sendTo('launch', {
    code,
    key: await hashOf(state),
    storage,
    platform: new URL(platform.auth_url).origin,
  })
}
