import * as z from 'zod/mini'
import { currentPlatform } from '../../../lib/platform.ts'
import { isSiret } from '../../../lib/siret.ts'
import { isTypedWebAddress } from '../../../lib/web-address.ts'
import { isAcceptable } from './password.ts'

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
const required = z.string().check(z.trim(), z.minLength(1, 'errors.required'))
const email = z.pipe(required, z.email('errors.email'))
const name = required.check(z.maxLength(80, 'errors.tooLong'))
const password = z.string().check(z.refine(isAcceptable, 'passwordAlert'))
const website = z.string().check(
  z.trim(),
  z.refine((value) => value === '' || isTypedWebAddress(value), 'errors.website'),
)
const siret = z.string().check(z.refine((value) => value.trim() === '' || isSiret(value), 'errors.siret'))

export const signInSchema = z.object({ email, password: z.string().check(z.minLength(1, 'errors.required')) })

export const candidateSchema = z.object({ firstName: name, lastName: name, email, password })

export const partnerSchema = z
  .object({
    firstName: name,
    lastName: name,
    email,
    password,
    partnerType: z.enum(partnerTypes),
    organizationName: z.string().check(z.trim(), z.maxLength(160, 'errors.tooLong')),
    website,
    role: required.check(z.maxLength(120, 'errors.tooLong')),
    siret,
    hearAboutUs: z.string(),
  })
  .check(
    z.refine((fields) => fields.partnerType === 'on_maker' || fields.organizationName !== '', {
      path: ['organizationName'],
      message: 'errors.required',
    }),
  )

export const emailSchema = z.object({ email })
export const organizationSchema = z.object({
  name: required.check(z.maxLength(160, 'errors.tooLong')),
  website,
  siret,
})
