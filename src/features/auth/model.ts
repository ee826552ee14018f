import { z } from 'zod'
import { currentPlatform } from '../../lib/platform.ts'
import { isAcceptable } from './password.ts'
import { isSiret } from './siret.ts'

export const partnerTypes = ['company', 'academia', 'on_maker'] as const
export type PartnerType = (typeof partnerTypes)[number]

export const hearAboutUs = [
  'LinkedIn',
  'Email',
  'Referral',
  'France Travail',
  'Mission Local',
  'Friends',
  'Other',
] as const

/** Companies and schools must use an address of their own domain. */
export function needsProfessionalEmail(type: PartnerType): boolean {
  return type !== 'on_maker'
}

export function isFreeMail(email: string): boolean {
  return currentPlatform().freeMail.includes(email.trim().toLowerCase().split('@')[1] ?? '')
}

/** Input of the auth screen, kept while switching between its four forms. */
export interface AuthFields {
  firstName: string
  lastName: string
  email: string
  password: string
  partnerType: PartnerType
  organizationName: string
  website: string
  role: string
  siret: string
  hearAboutUs: string
}

export const emptyFields: AuthFields = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  partnerType: 'company',
  organizationName: '',
  website: '',
  role: '',
  siret: '',
  hearAboutUs: '',
}

// Messages are keys of the "auth" texts, translated where the form shows them.
const required = z.string().trim().min(1, 'errors.required')
const email = required.pipe(z.email('errors.email'))
const name = required.max(80, 'errors.tooLong')
const password = z.string().refine(isAcceptable, 'passwordAlert')
const website = z
  .string()
  .trim()
  .refine((value) => value === '' || isWebAddress(value), 'errors.website')
const siret = z.string().refine((value) => value.trim() === '' || isSiret(value), 'errors.siret')

/** With or without https://, since people usually leave it out. */
function isWebAddress(value: string): boolean {
  return z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).safeParse(withProtocol(value)).success
}

export function withProtocol(address: string): string {
  const trimmed = address.trim()
  return trimmed === '' || /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`
}

export const signInSchema = z.object({ email, password: z.string().min(1, 'errors.required') })

export const candidateSchema = z.object({ firstName: name, lastName: name, email, password })

export const partnerSchema = z
  .object({
    firstName: name,
    lastName: name,
    email,
    password,
    partnerType: z.enum(partnerTypes),
    organizationName: z.string().trim().max(160, 'errors.tooLong'),
    website,
    role: required.max(120, 'errors.tooLong'),
    siret,
    hearAboutUs: z.string(),
  })
  .refine((fields) => fields.partnerType === 'on_maker' || fields.organizationName !== '', {
    path: ['organizationName'],
    message: 'errors.required',
  })

export const emailSchema = z.object({ email })
export const organizationSchema = z.object({ name: required.max(160, 'errors.tooLong'), website, siret })
