export default {
  button: 'Act as {{name}}',
  dialog: {
    title: 'Act as {{name}}',
    text: 'You will see Essor as this person does, for at most 30 minutes.',
    readOnly: 'You only look: nothing can be changed.',
    closed: 'Messages, private notes, sessions and exports stay closed.',
    told: '{{name}} is told at once, and reads your reason. Your name is not shown.',
    reason: 'Reason',
    reasonHint: 'For example the number of the request for help. It stays in the audit log.',
    reasonRequired: 'Say why.',
    begin: 'Begin',
  },
  banner: {
    label: 'You are acting as somebody else',
    title: 'You see Essor as {{name}}',
    left_one: '{{count}} minute left',
    left_other: '{{count}} minutes left',
    stop: 'Stop',
  },
  history: {
    title: 'When administrators looked as you',
    text: 'To help, an administrator can look at Essor as you see it, without changing anything. This is when, and why.',
  },
  errors: {
    acting_as_yourself: 'You see your own account anyway.',
    acting_as_nobody: 'This account does not exist any more.',
    acting_as_admin: 'Nobody acts as an administrator.',
    acting_as_suspended: 'This account is suspended: there is nothing to see as this person.',
    acting_unavailable:
      'This server does not protect what is looked at. Nobody can act as somebody else here.',
  },
}
