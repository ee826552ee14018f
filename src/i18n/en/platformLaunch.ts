export default {
  page: 'Learning platform',
  problem: 'This didn’t work',
  choice: {
    welcome: 'Welcome to Essor, {{name}}',
    welcomeAnyone: 'Welcome to Essor',
    from: '{{school}} sent you here from {{platform}}. Choose the account to continue with.',
    grades:
      'If you share your progress, your course also gets your scores; if you share your work, feedback too.',
    use: 'Continue with your account',
    useText:
      'You’re signed in as {{email}}. Next time you come from {{school}}’s learning platform, this account opens without a password. You can unlink it at any time in your profile.',
    useStaff:
      'You’re signed in as {{email}}. This account will open when you come from {{school}}’s learning platform.',
    link: 'Link this account',
    new: 'New to Essor?',
    newText:
      'Create an account with the name from {{platform}}. You need no password: you come back through your course.',
    terms:
      'By creating an account, you accept the <terms>terms of use</terms> and the <privacy>privacy policy</privacy>.',
    create: 'Create account',
    own: 'Already on Essor?',
    ownText: 'Sign in once, and {{school}}’s learning platform will open this account from then on.',
    staff: 'Sign in with your staff account',
    staffText:
      'Use the account with which you’re part of {{school}}’s staff. If you don’t have one, ask an owner to invite you.',
    staffJoin: 'Sign in or create an account. You’ll join {{school}}’s staff as a teacher.',
  },
  signIn: {
    title: 'Sign in to continue',
    text: 'Your account {{email}} has more rights than {{school}}’s learning platform can open, so sign in yourself.',
    hint: 'You’ll return to your course’s page right after.',
  },
  other: {
    title: 'Switch accounts?',
    text: 'You’re signed in as {{email}}, but {{school}}’s learning platform opens another account of yours.',
    switch: 'Switch account',
    stay: 'Stay signed in',
  },
  registered: {
    title: 'Essor is connected',
    text: '{{host}} now knows Essor. Activate the tool there, then add it to a course.',
    close: 'Close window',
  },
  /** By code of the edge function. */
  problems: {
    request_incomplete:
      'The learning platform left something out of its request. Ask its administrator to check the settings of the tool.',
    platform_unknown: 'Your school hasn’t connected this learning platform with Essor. Ask your teacher.',
    platform_unreachable: 'Essor can’t reach the learning platform right now. Try again in a few minutes.',
    platform_refused: 'The learning platform didn’t confirm who you are. Sign in there, then try again.',
    registration_over:
      'This registration address was used already or has expired. Create a new one under Integrations.',
    registration_refused:
      'The learning platform refused the registration. Check that you may add tools there, then try again.',
    address_refused:
      'Essor only connects to public addresses that start with https://. Ask the administrator of the learning platform.',
    state_wrong: 'Too much time has passed. Open Essor from your course again.',
    state_used: 'This page was opened already. Open Essor from your course again.',
    token_invalid:
      'Essor couldn’t verify the message of the learning platform. Ask its administrator to check the settings of the tool.',
    token_expired: 'The message of the learning platform has expired. Open Essor from your course again.',
    key_unknown: 'Essor doesn’t know the key that the learning platform signed with. Try again in a minute.',
    message_unknown:
      'Essor doesn’t understand this message of the learning platform. Ask its administrator to check the settings of the tool.',
    deployment_unknown:
      'An owner of your school has to allow this place of the learning platform first, under Integrations.',
    target_foreign: 'This link of the course leads somewhere else. Ask your teacher to add it again.',
    launch_over: 'Open Essor from your course.',
    launch_linked: 'You chose an account already. Open Essor from your course again.',
    student_linked_elsewhere:
      'Another account is linked to you at this school. Sign in to that one, or ask your school.',
    storage_blocked:
      'Your browser doesn’t let Essor work inside this page. Ask your teacher for a link that opens in a new window.',
    account_closed: 'The account you chose can’t be opened right now. Sign in to Essor to see why.',
    unavailable: 'Essor can’t answer right now. Try again in a moment.',
  },
  errors: {
    launch_over: 'Open Essor from your course again.',
    launch_linked: 'You chose an account already. Open Essor from your course again.',
    student_linked_elsewhere:
      'Another account is linked to you at this school. Sign in to that one, or ask your school.',
    not_staff: 'This account isn’t part of the school’s staff. Ask an owner to invite you.',
  },
}
