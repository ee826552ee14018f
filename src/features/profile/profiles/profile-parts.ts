/** What a profile says besides who the person is. */
export const profileParts = [
  'job_title',
  'location',
  'summary',
  'skills',
  'links',
  'wanted',
  'experience',
  'education',
  'languages',
  'driving_licenses',
  'interests',
  'certificates',
] as const
