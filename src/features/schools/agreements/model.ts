export const agreementSides = ['student', 'company', 'school'] as const
export type AgreementSide = (typeof agreementSides)[number]

/** What can be missing before anyone can confirm. */
export const requiredFields = [
  'startsOn',
  'endsOn',
  'place',
  'tasks',
  'tutorName',
  'teacherName',
  'hoursPerWeek',
  'hourlyPay',
] as const
