export default {
  title: 'Analytics',
  description: 'From first mission view to contact.',
  authorsOnly: 'Analytics are for owners and recruiters',
  authorsOnlyText: 'You review work for your team. If you need analytics, ask an owner to change your role.',
  toReviews: 'Go to reviews',
  none: 'No data yet',
  noneText: 'Analytics start with the first views of, and submissions to, your missions.',
  toMissions: 'Go to missions',
  tooFew: 'Fewer than five people',
  tooFewText: 'With so few people, individuals could be identified. Choose a longer period or all missions.',
  fives:
    'To protect privacy, numbers are rounded down to a multiple of five (20 means 20 to 24), and one to four people are hidden, shown as “—”.',
  mission: 'Mission',
  allMissions: 'All missions',
  skill: 'Skill',
  allSkills: 'All skills',
  stages: {
    viewed: 'Viewed',
    started: 'Started',
    submitted: 'Submitted',
    validated: 'Validated',
    contacted: 'Contacted',
  },
  rate: 'Validation rate (of those who started)',
  funnel: {
    title: 'From view to contact',
    summary:
      'People who started in the period and how far they got. Each person’s views count once per page per day.',
  },
  steps: {
    month: 'Progress by month',
    week: 'Progress by week',
    summary: 'People who started, first submitted, were validated and were contacted.',
  },
  views: {
    month: 'Views by month',
    week: 'Views by week',
    summary: 'Each person counts once per page per day. You and your team aren’t counted.',
    of: { page: 'Your public page', viewed: 'Mission pages' },
  },
  missions: {
    title: 'By mission',
    summary: 'People who started in the period and people who were validated. The table shows every stage.',
  },
  skills: {
    title: 'By skill',
    summary: 'The same, by skill. A mission counts for each of its skills.',
  },
}
