/** What can have changed, most important first. */
export const newsKinds = [
  'feedback',
  'submissions',
  'mentoring',
  'requests',
  'contacts',
  'invitations',
  'starts',
  'students',
  'registrations',
  'people',
  'ratings',
  'inbox',
  'messages',
] as const
