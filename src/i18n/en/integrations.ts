export default {
  title: 'Integrations',
  description: 'Connect the software you already use.',
  ownersOnly: {
    title: 'Only owners manage integrations',
    text: 'Ask an owner of your team to set up what you need.',
  },
  /** By name; each has a page below this one. */
  cards: {
    tokens: {
      title: 'API access tokens',
      text: 'Let your own programs read missions, submissions, programs and applications.',
      action: 'Manage tokens',
    },
    provisioning: {
      title: 'User provisioning',
      text: 'Your directory adds people and ends their access, for example when someone leaves.',
      action: 'Set up provisioning',
    },
    webhooks: {
      title: 'Webhooks',
      text: 'Have your own systems told right away of submissions, reviews, applications and progress.',
      action: 'Manage webhooks',
    },
    'single-sign-on': {
      title: 'Single sign-on',
      text: 'Let people sign in with the accounts your organization gives them (SAML 2.0).',
      action: 'Set up single sign-on',
    },
    platforms: {
      title: 'Learning platform',
      text: 'Let students open missions from Moodle, Canvas and others, with the account of their school (LTI 1.3).',
      action: 'Manage platforms',
    },
    roster: {
      title: 'Roster sync',
      text: 'Keep your list of students up to date from your school’s own system.',
      action: 'Set up roster sync',
    },
  },
  states: {
    notConnected: 'Not connected',
    connected: 'Connected',
    required: 'Required',
    rosterNever: 'No roster received',
    rosterWaiting: 'Needs confirmation',
    rosterOn: 'Receiving rosters',
    tokens_zero: 'No tokens',
    tokens_one: '{{count}} token',
    tokens_other: '{{count}} tokens',
    provisioned_zero: 'Connected',
    provisioned_one: '{{count}} person',
    provisioned_other: '{{count}} people',
    webhooks_zero: 'No active endpoints',
    webhooks_one: '{{count}} active endpoint',
    webhooks_other: '{{count}} active endpoints',
    platforms_zero: 'Not connected',
    platforms_one: '{{count}} platform',
    platforms_other: '{{count}} platforms',
  },
}
