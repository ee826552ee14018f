export default {
  page: {
    description: 'What concerns you appears here at once, on every device.',
    preferences: 'Preferences',
    show: 'Which notifications',
    all: 'All',
    unread: 'Unread',
    none: 'Nothing yet',
    allRead: 'You have read everything',
    allReadText: 'What is new appears here by itself.',
    showAll: 'Show all',
    older: 'Show older ones',
  },
  preferences: {
    title: 'Notification preferences',
    description: 'In the app you are always told at once. Choose what also comes by mail, and when.',
    back: 'All notifications',
    mails: 'Mails',
    address: 'They go to {{email}}.',
  },
  choice: 'Mails about: {{topic}}',
  choices: { at_once: 'At once', digest: 'In the digest', never: 'Never' },
  always: 'Always, at once',
  topics: {
    feedback: {
      title: 'Feedback on my work',
      text: 'A verdict on what you have handed in.',
    },
    reviews: {
      title: 'Work to review',
      text: 'Somebody handed in work and waits for your feedback.',
    },
    invitations: {
      title: 'Invitations',
      text: 'Somebody invites you to a mission or a team, or would like to connect.',
    },
    requests: {
      title: 'Requests of organizations',
      text: 'A company, school or maker asks for access.',
    },
    appointments: {
      title: 'Talks, events and due dates',
      text: 'A talk that was booked or cancelled, a place at an event, what your school expects when, and reminders.',
    },
    other: {
      title: 'Everything else',
      text: 'First steps, and news that fits nowhere else.',
    },
    account: {
      title: 'Account and security',
      text: 'Sign-in, decisions about your access, a certificate that was revoked. You could miss something that matters.',
    },
  },
  digest: {
    title: 'Daily digest',
    text: 'One mail a day with at most ten things you have not read yet. None when there is nothing.',
    hour: 'It comes at',
    zone: 'Time zone',
  },
  saving: 'Saving…',
  saved: 'Saved',
  unsubscribe: {
    title: 'Stop these mails?',
    text: 'You would no longer get mails {{topic}}. In the app you are still told.',
    submit: 'Stop these mails',
    preferences: 'Choose in detail',
    done: 'Done',
    doneText: 'You no longer get mails {{topic}}. In the app you are still told.',
    topics: {
      feedback: 'about feedback on your work',
      reviews: 'about work to review',
      invitations: 'about invitations',
      requests: 'about requests of organizations',
      appointments: 'about talks, events and due dates',
      other: 'about first steps and other news',
      digest: 'with the daily digest',
    },
  },
}
