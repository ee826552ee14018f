export default {
  title: 'Analytics',
  description: 'Activity, progress, skills gained and placements, by program and cohort over time.',
  none: 'No data yet',
  noneText: 'Analytics are based on students who share with your school. They start with your first cohort.',
  toStudents: 'Go to students',
  nobodyShares: 'No shared progress yet',
  nobodySharesText:
    'Charts appear here once students link their accounts and choose to share their progress, skills or career plans with your school.',
  invite: 'Invite students',
  tooFew: 'Too few people for charts',
  tooFewText:
    'Activity and applications of fewer than five students are hidden, so that no one can be identified. Try a longer period or all cohorts. Program pages show the progress of each student who shares it.',
  toPrograms: 'Go to programs',
  quiet: 'No activity in this period',
  quietText:
    'Students share their progress, but none has worked on a mission in this period. Try a longer period or all cohorts.',
  fives:
    'Students who started, submitted, were validated or earned certificates are counted exactly, as you see each of them by name if they share their progress or skills. Activity and applications aren’t shown by name: these numbers are rounded down to a multiple of five (20 means 20 to 24), and one to four students are hidden (“—”). They cover students who share their progress, or their career plans.',
  program: 'Program',
  allPrograms: 'All programs',
  cohort: 'Cohort',
  allCohorts: 'All cohorts',
  people: {
    title: 'Sharing',
    all: 'Students',
    linked: 'With an account',
    progress: 'Sharing progress',
    skills: 'Sharing skills',
    career: 'Sharing career plans',
  },
  counts: {
    worked: 'Worked on a mission',
    started: 'Started',
    submitted: 'Submitted',
    validated: 'Validated',
    certified: 'Earned a certificate',
    applied: 'Applied',
    interviewed: 'Had an interview',
    offered: 'Got an offer',
  },
  students: 'Students',
  activity: {
    month: 'Activity by month',
    week: 'Activity by week',
    summary: 'Students who worked on missions, each counted once per period.',
  },
  progress: {
    month: 'Progress by month',
    week: 'Progress by week',
    summary: 'Students who started, first submitted and were validated.',
  },
  placements: {
    month: 'Placements by month',
    week: 'Placements by week',
    summary: 'What students log on their own boards: applications, interviews and offers.',
  },
  skills: {
    title: 'Skills gained',
    summary: 'Students with a certificate from this period that proves the skill.',
    axis: 'Skill',
    people: 'Students',
    none: 'No skill was proven in this period.',
  },
  programs: {
    title: 'By program',
    summary: 'Work on each program’s missions in this period. The table shows all numbers.',
  },
  cohorts: {
    title: 'By cohort',
    summary: 'Work, certificates and offers for each cohort in this period. The table shows all numbers.',
  },
}
