import { ask, call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import type { NewToken, TokenOwner } from '../model.ts'
import { answers } from './answers.ts'
import { accessTokensKeys } from './keys.ts'

/** The server requires a recent sign-in. The only time it returns the token. */
export async function createToken({ id, isOrganization }: TokenOwner, token: NewToken): Promise<string> {
  const made = await ask(answers, 'create_access_token', {
    ...token,
    ...(isOrganization && { organization_id: id }),
  })
  return made.token
}

export const useRevokeToken = ({ id }: TokenOwner, onSuccess: () => void) =>
  useChange(async (token_id: string) => void (await call('revoke_access_token', { token_id })), {
    refresh: [accessTokensKeys.of(id)],
    failure: 'caller',
    onSuccess,
  })
