import { z } from 'zod'
import type { Profile } from './api/get-profile.ts'

export interface ProfileFields {
  firstName: string
  lastName: string
  jobTitle: string
  summary: string
  skills: string[]
  linkedinUrl: string
  portfolioUrl: string
}

// Messages are keys below "profile.errors" of the texts "candidate".
const address = z
  .string()
  .trim()
  .refine(
    (value) =>
      value === '' || z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).safeParse(value).success,
    'url',
  )
  .max(500, 'tooLong')
const name = z.string().trim().min(1, 'required').max(80, 'tooLong')

export const profileSchema = z.object({
  firstName: name,
  lastName: name,
  jobTitle: z.string().trim().max(120, 'tooLong'),
  summary: z.string().trim().max(4000, 'tooLong'),
  skills: z.array(z.string()),
  linkedinUrl: address,
  portfolioUrl: address,
})

export function toFields(profile: Profile | null): ProfileFields {
  return {
    firstName: profile?.first_name ?? '',
    lastName: profile?.last_name ?? '',
    jobTitle: profile?.job_title ?? '',
    summary: profile?.bio ?? '',
    skills: profile?.skills ?? [],
    linkedinUrl: profile?.linkedin_url ?? '',
    portfolioUrl: profile?.portfolio_url ?? '',
  }
}

export function toChanges(fields: ProfileFields) {
  return {
    first_name: fields.firstName.trim(),
    last_name: fields.lastName.trim(),
    job_title: fields.jobTitle.trim(),
    bio: fields.summary.trim(),
    skills: fields.skills,
    linkedin_url: fields.linkedinUrl.trim() || null,
    portfolio_url: fields.portfolioUrl.trim() || null,
  }
}

/** Adds what is not empty and not there yet. */
export function addSkill(skills: string[], typed: string): string[] {
  const skill = typed.trim()
  return skill === '' || skills.includes(skill) ? skills : [...skills, skill]
}
