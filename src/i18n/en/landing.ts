export default {
  title: 'Connect Talent with Opportunity',
  metaTitle: 'Essor — Connect Talent with Opportunity',
  subtitle:
    'Juniors live simulated missions, get real feedback and earn certificates that anyone can check. Companies meet them through what they can do.',
  signIn: 'Sign In',
  getStarted: 'Get Started',
  joinStudent: 'Join as Student',
  joinCompany: 'Join as Company',
  createAccount: 'Create Account',
  sections: { how: 'How it works', everyone: 'Built for Everyone' },
  how: {
    eyebrow: 'From the first click to the first day',
    discover: {
      title: 'Discover Missions',
      text: 'Choose work that looks like the job you want: a brief, colleagues, decisions, something to deliver. You see how many hours it takes before you start.',
    },
    complete: {
      title: 'Complete & Learn',
      text: 'Submit your work and get feedback by a promised date, criterion by criterion. Revise it until it holds.',
    },
    recognized: {
      title: 'Get Recognized',
      text: 'Validated work earns a certificate that anyone can check, and makes you visible to companies, if you agree.',
    },
  },
  everyone: {
    text: 'One place, and a working space for each side of the table.',
    student: {
      title: 'For students and juniors',
      points: {
        first: 'Missions built like real work, free for you',
        second: 'Feedback you can use, and a second try',
        third: 'A profile made of proof, not of promises',
      },
    },
    company: {
      title: 'For companies',
      points: {
        first: 'Missions that show how people work',
        second: 'Reviews side by side with your own criteria',
        third: 'Contact with those who agree to it',
      },
    },
    others: 'You teach, or you work on your own and want to empower juniors?',
    othersLink: 'Get involved',
  },
  closing: {
    title: 'Your next step takes a minute',
    text: 'Create your account, open your inbox, choose your first mission.',
  },
  tryIt: {
    label: 'Try a step',
    step: 'A step of a mission',
    from: 'Inès Garnier',
    fromRole: 'Product lead',
    time: '17:42',
    message:
      'Bad timing: the client moved the demo to tomorrow at 9. The export still breaks with accents in names. What do we do?',
    question: 'What do you answer?',
    choices: {
      hide: {
        label: 'We show it anyway and avoid names with accents.',
        outcome:
          'The client types “Zoé” in the second minute. The export breaks in front of everyone, and Inès learns that you knew.',
        note: 'Criterion “Reliability”: to rework. A risk you know about belongs on the table.',
      },
      night: {
        label: 'I stay tonight and fix it alone.',
        outcome:
          'At 2 a.m. it works on your machine. Nobody has looked at it, and the demo meets a second problem that a colleague would have seen.',
        note: 'Criterion “Teamwork”: acceptable. The will is there; the second pair of eyes is missing.',
      },
      tell: {
        label: 'I tell the client what works, what does not, and by when.',
        outcome:
          'The client answers within the hour: “Thanks for saying so. Show us the rest.” The demo is calm, and the fix is in on Thursday.',
        note: 'Criterion “Communication”: excellent. Clear, early, with a date.',
      },
    },
    noteLabel: 'What a reviewer writes',
    more: 'Live a whole mission',
  },
  footer: {
    text: 'Essor is French for taking flight.',
    admin: 'Administration',
  },
  navigation: 'Site',
}
