export default {
  home: {
    title: 'Company Dashboard',
    description: 'What your missions do, and who is waiting for you.',
    activeMissions: 'Active Missions',
    applied: 'Candidates Applied',
    completed: 'Completed',
    views: 'Profile Views',
    actions: 'Quick Actions',
    activity: 'Recent Activity',
    waiting_one: '{{count}} piece of work waits for your feedback.',
    waiting_other: '{{count}} pieces of work wait for your feedback.',
    overdue_one: '{{count}} is later than promised.',
    overdue_other: '{{count}} are later than promised.',
    review: 'Give feedback',
  },
  candidates: {
    title: 'Candidates',
    description: 'People found for what they have shown, with their consent.',
    empty: 'Nobody has worked on a mission of yours yet',
    emptyText: 'You meet candidates through missions: whoever works on one of yours appears here.',
    action: 'Go to my missions',
  },
  analytics: {
    title: 'Analytics',
    description: 'From the first look at a mission to the contact.',
    empty: 'No figures yet',
    emptyText:
      'Figures are counted from real views, starts and submissions. They begin with your first mission.',
    action: 'Go to my missions',
  },
  profile: {
    title: 'Company Profile',
    description: 'What the platform knows about your company.',
  },
}
