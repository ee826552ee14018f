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
  profile: {
    title: 'Maker Profile',
    description: 'What clients and juniors see of you.',
  },
  portfolio: {
    title: 'Portfolio',
    description: 'The work you are proud of.',
    empty: 'Your portfolio is empty',
    emptyText: 'Whoever looks at your work wants to know whose it is. Check your profile first.',
    action: 'Look at my profile',
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
