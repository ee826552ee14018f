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
    roster: {
      title: 'Roster sync',
      text: 'Keep your list of students up to date from your school’s own system.',
      action: 'Set up roster sync',
    },
  },
  states: {
    rosterNever: 'No roster received',
    rosterWaiting: 'Needs confirmation',
    rosterOn: 'Receiving rosters',
    tokens_zero: 'No tokens',
    tokens_one: '{{count}} token',
    tokens_other: '{{count}} tokens',
  },
}
