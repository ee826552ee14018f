export const rateUnits = ['hour', 'day', 'project'] as const
export const currencies = ['EUR', 'CHF', 'GBP', 'USD', 'CAD'] as const

export const availabilities = ['now', 'from', 'not_now'] as const

export const most = { skills: 12, rates: rateUnits.length, headline: 120, bio: 4000, places: 20 }
/** Length from which a bio counts as complete. */
export const goodBio = 300
