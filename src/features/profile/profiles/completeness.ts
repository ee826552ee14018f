import type { Profile } from '../../core/session/api/get-profile.ts'

/** What makes a profile complete, most useful first. */
const steps = {
  name: (profile: Profile) => Boolean(profile.first_name && profile.last_name),
  job: (profile: Profile) => Boolean(profile.job_title),
  skills: (profile: Profile) => profile.skills.length >= 3,
  summary: (profile: Profile) => Boolean(profile.bio),
  experience: (profile: Profile) => profile.career_parts.includes('experience'),
  education: (profile: Profile) => profile.career_parts.includes('education'),
  wanted: (profile: Profile) => profile.career_parts.includes('wanted'),
  resume: (profile: Profile) => Boolean(profile.resume_path),
  photo: (profile: Profile) => Boolean(profile.avatar_url),
  languages: (profile: Profile) => profile.career_parts.includes('languages'),
  links: (profile: Profile) => Boolean(profile.linkedin_url || profile.portfolio_url),
}

type ProfileStep = keyof typeof steps

export interface Completeness {
  percent: number
  missing: ProfileStep[]
}

export function completeness(profile: Profile | null): Completeness {
  const all = Object.keys(steps) as ProfileStep[]
  const missing = all.filter((step) => !profile || !steps[step](profile))
  return { percent: Math.round(((all.length - missing.length) / all.length) * 100), missing }
}
