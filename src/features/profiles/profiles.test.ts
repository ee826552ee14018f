import { describe, expect, it } from 'vitest'
import type { Profile } from './api/get-profile.ts'
import { completeness } from './completeness.ts'
import { addSkill, profileSchema, toChanges, toFields } from './model.ts'

const profile: Profile = {
  user_id: 'u',
  first_name: 'Camille',
  last_name: 'Roux',
  job_title: 'Analyst',
  bio: 'Clean tables.',
  skills: ['SQL', 'Python', 'R'],
  linkedin_url: 'https://www.linkedin.com/in/camille',
  portfolio_url: null,
  avatar_url: 'u/photo.webp',
  resume_path: 'u/cv.pdf',
  resume_name: 'cv.pdf',
  language: null,
  deletion_requested_at: null,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
}

describe('completeness', () => {
  it('is full when everything is there, and empty without a profile', () => {
    expect(completeness(profile)).toEqual({ percent: 100, missing: [] })
    expect(completeness(null).percent).toBe(0)
  })

  it('names what is missing, most useful first', () => {
    const half = { ...profile, job_title: '', skills: ['SQL'], resume_path: null }
    expect(completeness(half)).toEqual({ percent: 57, missing: ['job', 'skills', 'resume'] })
  })
})

describe('skills', () => {
  it.each([
    [['SQL'], '  Python ', ['SQL', 'Python']],
    [['SQL'], 'SQL', ['SQL']],
    [['SQL'], '   ', ['SQL']],
    [['SQL'], ' SQL ', ['SQL']],
    [[], 'C++', ['C++']],
  ])('%o with "%s" are %o', (skills, typed, expected) => {
    expect(addSkill(skills, typed)).toEqual(expected)
  })
})

it('a form gives back what it was made from', () => {
  const { first_name, portfolio_url, linkedin_url, skills } = toChanges(toFields(profile))
  expect({ first_name, portfolio_url, linkedin_url, skills }).toEqual({
    first_name: 'Camille',
    portfolio_url: null,
    linkedin_url: profile.linkedin_url,
    skills: profile.skills,
  })
})

it.each(['javascript:alert(1)', 'linkedin', 'http://', 'ftp://x.example'])(
  '%s is no address',
  (linkedinUrl) => {
    expect(profileSchema.safeParse({ ...toFields(profile), linkedinUrl }).success).toBe(false)
  },
)
