import type { contractKinds } from '../../profile/profiles/model.ts'

export type ContractKind = (typeof contractKinds)[number]
export const grades = ['great', 'good', 'fair', 'weak'] as const
export type Grade = (typeof grades)[number]
export const outcomes = ['met', 'partly', 'unmet', 'unshared'] as const
export type SkillLevel = 1 | 2 | 3
export const skillLevels: SkillLevel[] = [1, 2, 3]
export const workModes = ['on_site', 'hybrid', 'remote'] as const
export type WorkMode = (typeof workModes)[number]

export const openingStatuses = [
  'draft',
  'in_review',
  'open',
  'paused',
  'filled',
  'closed',
  'archived',
] as const
export type OpeningStatus = (typeof openingStatuses)[number]
