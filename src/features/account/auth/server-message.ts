import { i18n } from '../../../i18n/i18n.ts'
import { errorText, toAppError } from '../../../lib/errors.ts'

/** Messages the database rejects a sign-up with, so that they can be translated. */
const sentences = {
  'Your organization requires single sign-on.': 'singleSignOn',
  'Administrators sign in with their password.': 'administrator',
  'This kind of account cannot be created here.': 'kind',
  'New accounts cannot be created for now.': 'signUpClosed',
  'New partners cannot sign up for now.': 'partnerSignUpClosed',
  'First name and last name are required.': 'names',
  'Your role is required, in at most 120 characters.': 'role',
  'The organization name is required.': 'organization',
  'Please use your professional email address.': 'professional',
  'The website must be an address such as https://example.com.': 'website',
  'This SIRET is not valid: it has 14 digits, and the last one checks the others.': 'siret',
} as const

export function serverMessage(cause: unknown): string {
  const { message } = toAppError(cause)
  const key = sentences[message as keyof typeof sentences]
  return key ? i18n.t(`serverMessages.${key}`, { ns: 'auth' }) : errorText(cause)
}
