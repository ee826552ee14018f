import { currentLanguage } from '../../../../i18n/i18n.ts'
import { AppError, toAppError } from '../../../../lib/errors.ts'
import { withProtocol } from '../../../../lib/web-address.ts'
import { sessionClient } from '../../../core/session/session-store.ts'
import type { AuthFields } from '../model.ts'

type Data = Record<string, string>

/** The emailed link leads back to where the person was going. */
export function signUpCandidate(
  fields: AuthFields,
  destination: string,
  teamInvitation?: string,
): Promise<void> {
  const data = { ...names(fields), ...(teamInvitation && { invitation: teamInvitation }) }
  return signUp(fields, data, destination)
}

export function signUpPartner(fields: AuthFields): Promise<void> {
  return signUp(fields, {
    ...names(fields),
    user_type: fields.partnerType,
    organization_name: fields.organizationName.trim(),
    website: withProtocol(fields.website),
    role: fields.role.trim(),
    siret: fields.siret.replace(/\s/g, ''),
    hear_about_us: fields.hearAboutUs,
  })
}

function names(fields: AuthFields): Data {
  return { first_name: fields.firstName.trim(), last_name: fields.lastName.trim() }
}

async function signUp({ email, password }: AuthFields, data: Data, destination = '/'): Promise<void> {
  const client = await sessionClient()
  const { data: answer, error } = await client.auth.signUp({
    email: email.trim(),
    password,
    options: {
      emailRedirectTo: `${location.origin}${destination}`,
      data: { ...data, language: currentLanguage() },
    },
  })
  if (error) throw toAppError(error)
  // Hosted Supabase answers a known address with a user without identities. Our server reveals nothing, and
  // emails the person a link to their existing account.
  if (answer.user?.identities?.length === 0)
    throw new AppError('user_already_exists', 'User already registered')
}
