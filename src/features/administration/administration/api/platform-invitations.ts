import type { Language } from '../../../../i18n/languages.ts'
import type { Database } from '../../../../lib/database.types.ts'
import { ask, call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { answers } from './answers.ts'
import { administrationKeys } from './keys.ts'

export type OrganizationKind = Database['public']['Enums']['organization_kind']

interface Invitation {
  email: string
  message: string
  language: Language
}

export type PlatformInvitation = Invitation &
  (
    | { as: 'candidate' }
    /** The first owner of an organization that exists already. */
    | { as: 'owner'; organization: string }
    | { as: OrganizationKind; name: string; place: string; website: string; compared: boolean }
  )

/** Returns the link's path if this installation can't send email. */
async function send(invitation: PlatformInvitation): Promise<string | null> {
  const { email, message, language } = invitation
  if (invitation.as === 'candidate') return call('invite_person', { email, message, language })
  const owner = { owner_email: email, message, language }
  if (invitation.as === 'owner')
    return call('invite_organization_owner', { ...owner, organization_id: invitation.organization })
  const { as: kind, name, place, website, compared } = invitation
  return (await ask(answers, 'create_organization', { ...owner, kind, name, place, website, compared })).path
}

export const useInvite = () =>
  useChange(send, { refresh: [administrationKeys.all, ['approvals']], failure: 'caller' })
