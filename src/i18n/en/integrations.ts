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
    webhooks: {
      title: 'Webhooks',
      text: 'Have your own systems told right away of submissions, reviews, applications and progress.',
      action: 'Manage webhooks',
    },
  },
  states: {
    tokens_zero: 'No tokens',
    tokens_one: '{{count}} token',
    tokens_other: '{{count}} tokens',
    webhooks_zero: 'No active endpoints',
    webhooks_one: '{{count}} active endpoint',
    webhooks_other: '{{count}} active endpoints',
  },
}
