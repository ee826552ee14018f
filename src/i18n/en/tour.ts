export default {
  title: 'A look around',
  place: '{{at}} of {{of}}',
  next: 'Next',
  back: 'Back',
  go: 'Take me there',
  done: 'Done',
  skip: 'Close the tour',
  stops: {
    candidateMissions: {
      title: 'Missions',
      text: 'Simulated work with a brief, colleagues, decisions and something to deliver. Feedback comes by a promised date, criterion by criterion.',
    },
    candidateProgress: {
      title: 'Progress and certificates',
      text: 'What you have worked on, the skills you have shown, and certificates anyone can check.',
    },
    candidateProfile: {
      title: 'Who finds you',
      text: 'You decide whether companies find you, what they see, and you read who looked.',
    },
    candidateCareer: {
      title: 'Your way there',
      text: 'Choose a job you aim at: the plan shows which skills are missing and which missions build them.',
    },
    companyMissions: {
      title: 'Write missions',
      text: 'Steps, a rubric with weights and a promise when feedback comes. What is published never changes under anybody’s feet.',
    },
    companyReviews: {
      title: 'Give feedback',
      text: 'A queue with its dates, the work beside your criteria, and comments on the words themselves.',
    },
    companyCandidates: {
      title: 'Find people by what they can do',
      text: 'Cards without names, a match that explains itself, and contact when both sides agree.',
    },
    companyTeam: {
      title: 'Work together',
      text: 'Invite colleagues as owners, recruiters or reviewers. Each sees what the role needs.',
    },
    academiaStudents: {
      title: 'Students',
      text: 'A roster from your own list, cohorts, invitations: students link their accounts and decide what you see.',
    },
    academiaPrograms: {
      title: 'Programs',
      text: 'Assign missions with due dates, see who is where, give more time, and print reports.',
    },
    academiaPartners: {
      title: 'Partners and events',
      text: 'Agree on terms with companies and makers, share missions with your students, and invite to events.',
    },
    makerPortfolio: {
      title: 'Portfolio',
      text: 'Case studies on a page of your own, with ratings that clients gave.',
    },
    makerProjects: {
      title: 'Projects and clients',
      text: 'A board, hours, invoices, and a page for your client who needs no account.',
    },
    makerMentoring: {
      title: 'Mentoring',
      text: 'Help juniors on: goals, sessions, and reviews of work that companies share with you.',
    },
    adminApprovals: {
      title: 'Requests',
      text: 'Companies, schools and makers wait for a decision, with the checks that help beside each.',
    },
    adminUsers: {
      title: 'Users',
      text: 'Find anybody, see roles, sessions and consents, suspend and restore.',
    },
    adminModeration: {
      title: 'Moderation',
      text: 'What people reported, with its context, decided from a closed list, and open to appeal.',
    },
    adminAudit: {
      title: 'Audit log',
      text: 'Every privileged act: who, what, on whom, why. It can be searched and never changed.',
    },
    search: {
      title: 'Everything by keyboard',
      text: 'Ctrl K finds pages, people, missions and actions. A question mark lists all shortcuts. This tour comes back from there.',
    },
  },
}
