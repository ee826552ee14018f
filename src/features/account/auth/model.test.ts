import { describe, expect, it } from 'vitest'
import { withProtocol } from '../../../lib/web-address.ts'
import {
  type AuthFields,
  candidateSchema,
  emptyFields,
  isFreeMail,
  partnerSchema,
  signInSchema,
} from './model.ts'

const partner: AuthFields = {
  ...emptyFields,
  firstName: 'Camille',
  lastName: 'Roux',
  email: 'camille@nordwind.example',
  password: 'Essor-test-1!',
  organizationName: 'Nordwind',
  role: 'Recruiter',
}

function wrong(schema: typeof partnerSchema | typeof candidateSchema | typeof signInSchema, fields: object) {
  const checked = schema.safeParse({ ...partner, ...fields })
  return checked.success
    ? []
    : checked.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
}

describe('partner form', () => {
  it('accepts complete input', () => {
    expect(wrong(partnerSchema, {})).toEqual([])
  })

  it.each([
    [{ firstName: ' ' }, 'firstName errors.required'],
    [{ lastName: '' }, 'lastName errors.required'],
    [{ role: '' }, 'role errors.required'],
    [{ organizationName: ' ' }, 'organizationName errors.required'],
    [{ organizationName: '', partnerType: 'academia' }, 'organizationName errors.required'],
    [{ email: '' }, 'email errors.required'],
    [{ email: 'camille' }, 'email errors.email'],
    [{ website: 'nowhere' }, 'website errors.website'],
    [{ website: 'ftp://nordwind.example' }, 'website errors.website'],
    [{ siret: '123' }, 'siret errors.siret'],
    [{ password: 'weak' }, 'password passwordAlert'],
    [{ firstName: 'x'.repeat(81) }, 'firstName errors.tooLong'],
  ])('reports %o', (fields, message) => {
    expect(wrong(partnerSchema, fields)).toContain(message)
  })

  it.each([
    { organizationName: '', partnerType: 'on_maker' },
    { website: 'nordwind.example/jobs' },
    { website: 'https://www.nordwind.example' },
    { siret: '732 829 320 00074' },
  ])('accepts %o', (fields) => {
    expect(wrong(partnerSchema, fields)).toEqual([])
  })
})

it('requires a name, an email address and a strong password from candidates', () => {
  expect(wrong(candidateSchema, {})).toEqual([])
  expect(wrong(candidateSchema, { firstName: '', email: 'x', password: 'x' })).toHaveLength(3)
})

it('requires both fields to sign in, without judging the password', () => {
  expect(wrong(signInSchema, { password: 'weak' })).toEqual([])
  expect(wrong(signInSchema, { email: '', password: '' })).toContain('password errors.required')
})

it.each(['a@gmail.com', 'a@YAHOO.com', ' a@hotmail.com ', 'a@outlook.com'])(
  '%s is a free email address',
  (email) => {
    expect(isFreeMail(email)).toBe(true)
  },
)

it.each(['a@nordwind.example', 'a@gmail.com.example', 'gmail.com', 'a@notgmail.com', ''])(
  '"%s" is not',
  (email) => {
    expect(isFreeMail(email)).toBe(false)
  },
)

it('completes a website typed without its protocol', () => {
  expect(withProtocol('nordwind.example')).toBe('https://nordwind.example')
  expect(withProtocol('http://nordwind.example')).toBe('http://nordwind.example')
  expect(withProtocol(' ')).toBe('')
})
