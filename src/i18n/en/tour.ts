export default {
  title: 'Take the tour',
  place: '{{at}} of {{of}}',
  next: 'Next',
  back: 'Back',
  go: 'Go there',
  done: 'Done',
  skip: 'Close tour',
  stops: {
    candidateMissions: {
      title: 'Missions',
      text: 'Simulated work with a brief, colleagues, decisions and something to deliver. Feedback comes by a promised date, criterion by criterion.',
    },
    candidateProgress: {
      title: 'Progress and certificates',
      text: 'Your missions, the skills you’ve shown, and certificates anyone can verify.',
    },
    candidateProfile: {
      title: 'Who can find you',
      text: 'You decide whether companies can find you and what they see, and you can check who viewed your card.',
    },
    candidateCareer: {
      title: 'Your career plan',
      text: 'Choose a target job: the plan shows which skills are missing and which missions build them.',
    },
    companyMissions: {
      title: 'Create missions',
      text: 'Steps, a weighted rubric and a promised date for feedback. A published version never changes for people already working on it.',
    },
    companyReviews: {
      title: 'Give feedback',
      text: 'A queue with due dates, the work next to your criteria, and inline comments.',
    },
    companyCandidates: {
      title: 'Find people by what they can do',
      text: 'Cards without names, a match that explains itself, and contact when both sides agree.',
    },
    companyTeam: {
      title: 'Work together',
      text: 'Invite team members as owners, recruiters or reviewers. Each sees what their role needs.',
    },
    academiaStudents: {
      title: 'Students',
      text: 'Import your roster, create cohorts and send invitations. Students link their accounts and decide what you see.',
    },
    academiaPrograms: {
      title: 'Programs',
      text: 'Assign missions with due dates, follow progress, give more time and print reports.',
    },
    academiaPartners: {
      title: 'Partners and events',
      text: 'Agree on terms with companies and makers, share missions with your students, and invite them to events.',
    },
    makerPortfolio: {
      title: 'Portfolio',
      text: 'Case studies on your own page, with client ratings.',
    },
    makerProjects: {
      title: 'Projects and clients',
      text: 'A board, hours, invoices, and a client page that doesn’t require an account.',
    },
    makerMentoring: {
      title: 'Mentoring',
      text: 'Support candidates with goals and sessions, and review work that companies share with you.',
    },
    adminApprovals: {
      title: 'Access requests',
      text: 'Decide on requests from companies, schools and makers, with automatic checks next to each.',
    },
    adminUsers: {
      title: 'Users',
      text: 'Find anyone, see roles, sessions and consents, suspend and restore.',
    },
    adminModeration: {
      title: 'Moderation',
      text: 'Reports with their context. Decide from a fixed list; every decision can be appealed.',
    },
    adminAudit: {
      title: 'Audit log',
      text: 'What administrators did, to whom and why. You can search it, but no one can change it.',
    },
    search: {
      title: 'Everything by keyboard',
      text: 'Press Ctrl K to find pages, people, missions and actions, or ? for all shortcuts. You can restart this tour from there.',
    },
    searchByTouch: {
      title: 'Search',
      text: 'Tap the magnifying glass to find pages, people, missions and actions. You can restart this tour from there.',
    },
  },
}
