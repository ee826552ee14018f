export default {
  button: 'View as {{name}}',
  dialog: {
    title: 'View as {{name}}',
    text: 'You’ll see Essor as this person does, for up to 30 minutes.',
    readOnly: 'Read-only: you can’t change anything.',
    closed: 'Messages, private notes, sessions and exports stay hidden.',
    told: '{{name}} is notified right away and can read your reason. Your name isn’t shown.',
    reason: 'Reason',
    reasonHint: 'For example, the support ticket number. Saved in the audit log.',
    begin: 'Start',
  },
  banner: {
    label: 'You’re viewing as someone else',
    title: 'Viewing as {{name}}',
    left_one: '{{count}} minute left',
    left_other: '{{count}} minutes left',
    stop: 'Stop',
  },
  history: {
    title: 'When administrators viewed Essor as you',
    text: 'To help you, an administrator can view Essor as you see it, without changing anything. This is when and why.',
  },
  errors: {
    acting_as_yourself: 'This is your own account.',
    acting_as_nobody: 'This account no longer exists.',
    acting_as_admin: 'You can’t view Essor as another administrator.',
    acting_as_suspended: 'This account is suspended, so there’s nothing to view.',
    acting_unavailable:
      'This server can’t guarantee read-only access, so viewing as someone else is disabled.',
  },
}
