export default {
  home: {
    title: 'Maker Dashboard',
    description: 'Your projects, your clients and the juniors you empower.',
    activeProjects: 'Active Projects',
    rating: 'Client Rating',
    views: 'Portfolio Views',
    growth: 'Revenue Growth',
    projects: 'Projects',
    statuses: { inProgress: 'In Progress', review: 'Review', planning: 'Planning' },
    noProjects: 'No project here.',
    allProjects: 'See all projects',
  },
  projects: {
    title: 'Projects',
    description: 'What you are working on, from planning to review.',
    empty: 'No project yet',
    emptyText: 'A project belongs to a client. Start with who you work for.',
    action: 'Go to clients',
  },
  clients: {
    title: 'Clients',
    description: 'Who you work for, and what they say about it.',
    empty: 'No client yet',
    emptyText: 'Clients find you through your profile. Check first what it says about you.',
    action: 'Look at my profile',
  },
}
