export default {
  title: 'Analytics',
  description: 'From the first look at a mission to the contact.',
  authorsOnly: 'The figures are for owners and recruiters',
  authorsOnlyText: 'You review work for your team. Ask an owner for another role if you need the figures.',
  toReviews: 'Go to the reviews',
  none: 'No figures yet',
  noneText:
    'Figures are counted from real views, starts and submissions. They begin with your first mission.',
  toMissions: 'Go to my missions',
  tooFew: 'Fewer than five people',
  tooFewText: 'So few could be recognised. Look at a longer period, or at all missions together.',
  fives:
    'Everything here is counted in fives, rounded down: 20 stands for 20 to 24, and one to four people are not told. So nobody can be recognised, not by subtracting either. “—” means that a figure stays hidden.',
  period: 'Period',
  periods: {
    w52: 'The last 12 months',
    w26: 'The last 6 months',
    w12: 'The last 12 weeks',
    w0: 'Since the beginning',
  },
  unit: 'By month or by week',
  units: { month: 'Month', week: 'Week' },
  mission: 'Mission',
  allMissions: 'All missions',
  skill: 'Skill',
  allSkills: 'All skills',
  clear: 'Show all',
  stages: {
    viewed: 'Viewed',
    started: 'Started',
    submitted: 'Submitted',
    validated: 'Validated',
    contacted: 'Contacted',
  },
  rate: 'Validated, of those who started',
  funnel: {
    title: 'From view to contact',
    summary:
      'People who started in the period, each once, and how far they have come. Views count once a person, a page and a day.',
  },
  steps: {
    month: 'Month by month',
    week: 'Week by week',
    summary:
      'How many people started, submitted for the first time, were validated and were contacted, and when.',
  },
  views: {
    month: 'Views month by month',
    week: 'Views week by week',
    summary: 'Each person once a page and a day; you and your colleagues do not count.',
    of: { page: 'Your public page', viewed: 'Mission pages' },
  },
  missions: {
    title: 'By mission',
    summary: 'Who started in the period and who was validated. The table has every stage.',
  },
  skills: {
    title: 'By skill',
    summary: 'The same for the skills that your missions call for. A mission counts for each of its skills.',
  },
}
