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
    platforms: {
      title: 'Learning platform',
      text: 'Let students open missions from Moodle, Canvas and others, with the account of their school (LTI 1.3).',
      action: 'Manage platforms',
    },
  },
  states: {
    tokens_zero: 'No tokens',
    tokens_one: '{{count}} token',
    tokens_other: '{{count}} tokens',
    platforms_zero: 'Not connected',
    platforms_one: '{{count}} platform',
    platforms_other: '{{count}} platforms',
  },
}
