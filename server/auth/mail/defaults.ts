export interface MailSource {
  subject: string
  content: string
}

const page = (title: string, lines: string[]) => `<!doctype html>
<html>
  <body style="font-family: system-ui, sans-serif; line-height: 1.5; max-width: 32rem; margin: 2rem auto; padding: 0 1rem">
    <h2>${title}</h2>
${lines.map((line) => `    <p>${line}</p>`).join('\n')}
  </body>
</html>
`

const link = (label: string) => `<a href="{{ .ConfirmationURL }}">${label}</a>`
const code = 'Or type this code: <strong>{{ .Token }}</strong>'
const unexpected = 'If you did not ask for this, you can ignore this mail.'

/** What is sent where config.toml names no template of the project's own. */
export const defaultMails = {
  confirmation: {
    subject: 'Confirm your email address',
    content: page('Confirm your email address', [
      'One step is left to finish your registration:',
      link('Confirm my address'),
      code,
      unexpected,
    ]),
  },
  invite: {
    subject: 'You have been invited',
    content: page('You have been invited', [
      'An account is waiting for you at {{ .SiteURL }}.',
      link('Accept the invitation'),
      code,
    ]),
  },
  recovery: {
    subject: 'Choose a new password',
    content: page('Choose a new password', [
      'Follow this link to choose a new password for your account:',
      link('Choose a new password'),
      code,
      unexpected,
    ]),
  },
  magic_link: {
    subject: 'Your sign-in link',
    content: page('Your sign-in link', ['Follow this link to sign in:', link('Sign in'), code, unexpected]),
  },
  email_change: {
    subject: 'Confirm the change of your email address',
    content: page('Confirm the change of your email address', [
      'The address of your account is to change from {{ .Email }} to {{ .NewEmail }}.',
      link('Confirm the change'),
      code,
      unexpected,
    ]),
  },
  reauthentication: {
    subject: '{{ .Token }} is your code',
    content: page('Confirm that it is you', ['Type this code: <strong>{{ .Token }}</strong>', unexpected]),
  },
} satisfies Record<string, MailSource>

const notice = (title: string, line: string) => ({
  subject: title,
  content: page(title, [
    line,
    'If this was not you, secure your account now and write to those who run {{ .SiteURL }}.',
  ]),
})

/** Notices after something changed; each is sent only where config.toml enables it. */
export const defaultNotices = {
  password_changed: notice('Your password was changed', 'The password of {{ .Email }} has been changed.'),
  email_changed: notice(
    'Your email address was changed',
    'The address of your account was changed from {{ .OldEmail }} to {{ .Email }}.',
  ),
  phone_changed: notice(
    'Your phone number was changed',
    'The phone number of your account was changed from {{ .OldPhone }} to {{ .Phone }}.',
  ),
  identity_linked: notice(
    'A way to sign in was added',
    '{{ .Provider }} can now be used to sign in to {{ .Email }}.',
  ),
  identity_unlinked: notice(
    'A way to sign in was removed',
    '{{ .Provider }} can no longer be used to sign in to {{ .Email }}.',
  ),
  mfa_factor_enrolled: notice(
    'A second factor was added',
    'A second factor ({{ .FactorType }}) now protects {{ .Email }}.',
  ),
  mfa_factor_unenrolled: notice(
    'A second factor was removed',
    'A second factor ({{ .FactorType }}) no longer protects {{ .Email }}.',
  ),
} satisfies Record<string, MailSource>

export type MailKind = keyof typeof defaultMails
export type NoticeKind = keyof typeof defaultNotices
