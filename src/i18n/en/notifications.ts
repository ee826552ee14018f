export default {
  page: {
    description: 'New notifications appear here right away, on every device.',
    preferences: 'Preferences',
    show: 'Filter notifications',
    all: 'All',
    unread: 'Unread',
    none: 'No notifications yet',
    allRead: 'You’re all caught up',
    allReadText: 'New notifications appear here.',
    showAll: 'Show all',
    older: 'Show older',
  },
  preferences: {
    title: 'Notification preferences',
    description:
      'You always get notifications in the app right away. Choose what we also email you, and when.',
    back: 'All notifications',
    mails: 'Emails',
    address: 'We send them to {{email}}.',
  },
  choice: 'Emails about: {{topic}}',
  choices: { at_once: 'Right away', digest: 'In the daily digest', never: 'Never' },
  always: 'Always, right away',
  topics: {
    feedback: {
      title: 'Feedback on my work',
      text: 'The result of a review of your work.',
    },
    reviews: {
      title: 'Work to review',
      text: 'New submissions waiting for your feedback.',
    },
    invitations: {
      title: 'Invitations',
      text: 'Invitations to missions and teams, and requests to connect.',
    },
    requests: {
      title: 'Access requests',
      text: 'A company, school or maker requested access.',
    },
    appointments: {
      title: 'Career talks, events and due dates',
      text: 'Talks booked or canceled, spots at events, school due dates, and reminders.',
    },
    other: {
      title: 'Everything else',
      text: 'First steps and other news.',
    },
    account: {
      title: 'Account and security',
      text: 'Sign-in, decisions about your access, revoked certificates. Always on, so you don’t miss anything important.',
    },
  },
  digest: {
    title: 'Daily digest',
    text: 'One email a day with up to ten unread notifications. None if there’s nothing new.',
    hour: 'Send at',
    zone: 'Time zone',
  },
  saving: 'Saving…',
  saved: 'Saved',
  unsubscribe: {
    title: 'Stop these emails?',
    text: 'You’ll no longer get emails {{topic}}. You’ll still be notified in the app.',
    submit: 'Stop these emails',
    preferences: 'Email preferences',
    done: 'Unsubscribed',
    doneText: 'You’ll no longer get emails {{topic}}. You’ll still be notified in the app.',
    topics: {
      feedback: 'about feedback on your work',
      reviews: 'about work to review',
      invitations: 'about invitations',
      requests: 'about access requests',
      appointments: 'about career talks, events and due dates',
      other: 'about first steps and other news',
      digest: 'as a daily digest',
    },
  },
}
