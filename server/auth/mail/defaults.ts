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
const code = 'Or enter this code: <strong>{{ .Token }}</strong>'
const unexpected = 'If you didn’t ask for this, you can ignore this email.'

/** Used if config.toml has no template. */
export const defaultMails = {
  confirmation: {
    subject: 'Confirm your email address',
    content: page('Confirm your email address', [
      'One last step to finish signing up:',
      link('Confirm my address'),
      code,
      unexpected,
    ]),
  },
  invite: {
    subject: 'You have been invited',
    content: page('You have been invited', [
      'An account is waiting for you at {{ .SiteURL }}.',
      link('Accept invitation'),
      code,
    ]),
  },
  recovery: {
    subject: 'Choose a new password',
    content: page('Choose a new password', [
      'Use this link to choose a new password for your account:',
      link('Choose a new password'),
      code,
      unexpected,
    ]),
  },
  magic_link: {
    subject: 'Your sign-in link',
    content: page('Your sign-in link', ['Use this link to sign in:', link('Sign in'), code, unexpected]),
  },
  email_change: {
    subject: 'Confirm your new email address',
    content: page('Confirm your new email address', [
      'You asked to change your email address from {{ .Email }} to {{ .NewEmail }}.',
      link('Confirm my new address'),
      code,
      unexpected,
    ]),
  },
  reauthentication: {
    subject: '{{ .Token }} is your code',
    content: page('Confirm that it’s you', ['Enter this code: <strong>{{ .Token }}</strong>', unexpected]),
  },
} satisfies Record<string, MailSource>

const notice = (title: string, line: string) => ({
  subject: title,
  content: page(title, [
    line,
    'If this wasn’t you, secure your account now and contact the team at {{ .SiteURL }}.',
  ]),
})

/** Notices after a change. Each is sent only if config.toml enables it. */
export const defaultNotices = {
  password_changed: notice('Your password was changed', 'The password for {{ .Email }} has been changed.'),
  email_changed: notice(
    'Your email address was changed',
    'Your email address was changed from {{ .OldEmail }} to {{ .Email }}.',
  ),
  phone_changed: notice(
    'Your phone number was changed',
    'Your phone number was changed from {{ .OldPhone }} to {{ .Phone }}.',
  ),
  identity_linked: notice(
    'New sign-in method added',
    'You can now sign in to {{ .Email }} with {{ .Provider }}.',
  ),
  identity_unlinked: notice(
    'Sign-in method removed',
    'You can no longer sign in to {{ .Email }} with {{ .Provider }}.',
  ),
  mfa_factor_enrolled: notice(
    'Two-factor authentication was added',
    'A second factor ({{ .FactorType }}) was added to {{ .Email }}.',
  ),
  mfa_factor_unenrolled: notice(
    'Two-factor authentication was removed',
    'A second factor ({{ .FactorType }}) was removed from {{ .Email }}.',
  ),
} satisfies Record<string, MailSource>

export type MailKind = keyof typeof defaultMails
export type NoticeKind = keyof typeof defaultNotices
