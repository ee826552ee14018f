export default {
  title: 'Calendar feed',
  description: 'See your dates in Google Calendar, Apple Calendar, Outlook or any other calendar.',
  account: 'Account settings',
  on: 'Your feed is on',
  off: 'Your feed is off',
  contents:
    'Interviews, career talks, mentoring sessions, events, due dates, milestones and next actions, from three months ago to two years ahead. They update automatically.',
  secret:
    'Anyone who has the address can see these dates. If it got into the wrong hands, replace it or turn the feed off.',
  since: 'Address created {{when}}',
  read: 'last read {{when}}',
  neverRead: 'not read yet',
  make: {
    button: 'Create address',
    title: 'Create your address',
    confirm: 'The address shows your dates without a password, so confirm that it’s you.',
  },
  made: {
    title: 'Your address is ready',
    text: 'Add it to your calendar now. You won’t be able to see it again, but you can always create a new one.',
    address: 'Address',
    open: 'Open in calendar app',
  },
  replace: {
    button: 'Replace address',
    title: 'Replace your address?',
    text: 'The current address stops working immediately. Calendars that use it need the new one. Confirm that it’s you.',
  },
  end: {
    button: 'Turn off',
    question: 'Turn the feed off?',
    text: 'The address stops working immediately, and your dates disappear from calendars that use it.',
    done: 'Calendar feed turned off',
  },
  how: {
    title: 'Add it to your calendar',
    text: 'Subscribe to the address instead of importing it: only then do changes reach your calendar.',
    delay:
      'Calendars look for changes in their own time: Apple within the hour, Google and Outlook within a day.',
    google: {
      name: 'Google Calendar',
      first: 'Open calendar.google.com on a computer.',
      second: 'Next to “Other calendars”, choose “+” and then “From URL”.',
      third: 'Paste the address and choose “Add calendar”. It then appears on your phone too.',
    },
    apple: {
      name: 'Apple Calendar',
      first: 'Choose “Open in calendar app” above, on your iPhone, iPad or Mac.',
      second: 'If nothing opens, choose “Add Subscription Calendar” in Calendar, and paste the address.',
      third: 'Choose “Subscribe”.',
    },
    outlook: {
      name: 'Outlook',
      first: 'Open the calendar in Outlook and choose “Add calendar”.',
      second: 'Choose “Subscribe from web”.',
      third: 'Paste the address, give the calendar a name and choose “Import”.',
    },
  },
  errors: {
    calendar_own_only: 'Only the person whose calendar it is can do this.',
  },
}
