export default {
  title: 'Connect Talent with Opportunity',
  metaTitle: 'Essor — Connect Talent with Opportunity',
  subtitle:
    'Candidates complete simulated missions, get real feedback and earn certificates anyone can verify. Companies meet them through what they can do.',
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
      text: 'Choose work that looks like the job you want: a brief, colleagues, decisions, something to deliver. You’ll know how many hours it takes before you start.',
    },
    complete: {
      title: 'Complete & Learn',
      text: 'Submit your work and get feedback by a promised date, criterion by criterion. Revise it until it’s good.',
    },
    recognized: {
      title: 'Get Recognized',
      text: 'Validated work earns a certificate anyone can verify, and makes you visible to companies if you agree.',
    },
  },
  everyone: {
    text: 'One place, with a workspace for each side of the table.',
    student: {
      title: 'For candidates',
      points: {
        first: 'Missions built like real work, free for you',
        second: 'Feedback you can use, and a second attempt',
        third: 'A profile backed by proof, not promises',
      },
    },
    company: {
      title: 'For companies',
      points: {
        first: 'Missions that show how people work',
        second: 'Reviews against your own criteria',
        third: 'Contact candidates who opt in',
      },
    },
  },
  closing: {
    title: 'Your next step takes a minute',
    text: 'Create your account, open your inbox, choose your first mission.',
  },
  tryIt: {
    label: 'Try a step',
    step: 'A mission step',
    from: 'Inès Garnier',
    fromRole: 'Product lead',
    time: '5:42 PM',
    message:
      'Bad timing: the client moved the demo to tomorrow at 9. The export still breaks with accents in names. What do we do?',
    question: 'What do you reply?',
    choices: {
      hide: {
        label: 'We show it anyway and avoid names with accents.',
        outcome:
          'The client types “Zoé” in the second minute. The export breaks in front of everyone, and Inès learns that you knew.',
        note: 'Criterion “Reliability”: needs work. Put known risks on the table.',
      },
      night: {
        label: 'I’ll stay tonight and fix it alone.',
        outcome:
          'At 2 AM, it works on your machine. No one has reviewed it, and the demo hits a second problem that a colleague would have spotted.',
        note: 'Criterion “Teamwork”: acceptable. Good intentions; a second pair of eyes is missing.',
      },
      tell: {
        label: 'I’ll tell the client what works, what doesn’t, and when it will.',
        outcome:
          'The client replies within the hour: “Thanks for telling us. Show us the rest.” The demo goes smoothly, and the fix ships on Thursday.',
        note: 'Criterion “Communication”: excellent. Clear, early, with a date.',
      },
    },
    noteLabel: 'Reviewer’s comment',
    more: 'Try a full mission',
  },
  proof: {
    title: 'See for yourself',
    text: 'No account needed: read an open mission, and verify a certificate.',
  },
  review: {
    title: 'How reviews work',
    submit: {
      title: 'You submit',
      text: 'Before you start, you know how soon you’re promised feedback and, if the author shares it, the rubric.',
    },
    read: {
      title: 'A professional reviews',
      text: 'The company or maker behind the mission reads your work against the rubric. If feedback is late, an independent maker can step in.',
    },
    answer: {
      title: 'You get feedback',
      text: 'A level for each criterion, a personal message, and a verdict: validated, revision requested or not validated.',
    },
    revise: {
      title: 'You earn a certificate',
      text: 'If a revision is requested, improve your work and submit it again. Validated work earns a certificate with your results.',
    },
  },
  school: {
    title: 'For schools',
    text: 'Give your students hands-on practice, and follow their progress.',
    points: {
      first: 'Import your roster and assign missions in programs with due dates',
      second: 'See only what students agree to share',
      third: 'Partner with companies and run events',
    },
    join: 'Join as School',
    browse: 'Browse schools',
  },
  maker: {
    title: 'For makers',
    text: 'Work independently? Help people start their careers, and show what you do.',
    points: {
      first: 'A public page with your portfolio, skills and client ratings',
      second: 'Projects, time and clients in one place',
      third: 'Publish missions, review work and mentor candidates',
    },
    join: 'Join as Maker',
    browse: 'Browse makers',
  },
  questions: {
    title: 'Questions and answers',
    free: {
      question: 'What does it cost?',
      answer: 'Essor is free for candidates: missions, feedback and certificates.',
    },
    work: {
      question: 'Am I working for free?',
      answer:
        'No. Missions are fictional cases of at most two days, companies don’t use your work, and you keep the rights to it. You can report a mission that looks like real work.',
    },
    trust: {
      question: 'Why should anyone trust a certificate?',
      answer:
        'It shows the result for each criterion and is digitally signed. Anyone can verify it without an account, and a revoked certificate says so.',
    },
    visible: {
      question: 'Who can see my profile?',
      answer:
        'You decide. Companies can find you only if you agree, and at first they don’t see your name. You can see which companies viewed your card, and stop sharing at any time.',
    },
    start: {
      question: 'How do I start?',
      answer:
        'Choose a mission and create an account from its page. Once you confirm your email address, you’ll return to that mission.',
    },
    more: 'More answers in the help center',
  },
  footer: { text: 'Essor is French for taking flight.' },
}
