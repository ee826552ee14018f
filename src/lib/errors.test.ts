// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest'
import en from '../i18n/en/common.ts'
import pools from '../i18n/en/pools.ts'
import fr from '../i18n/fr/common.ts'
import { changeLanguage, i18n, startI18n } from '../i18n/i18n.ts'
import { errorText, isPasswordRefused, toAppError, unwrap } from './errors.ts'

beforeAll(() => startI18n())

describe('an error', () => {
  it.each([
    [{ code: 'P0001', hint: 'last_admin', message: 'x' }, 'last_admin'],
    [{ code: 'P0001', hint: 'a hint of PostgreSQL', message: 'x' }, 'P0001'],
    [{ code: '42501', message: 'permission denied for table x' }, 'not_allowed'],
    [{ code: 'PGRST301', message: 'x' }, 'not_signed_in'],
    [{ name: 'AuthRetryableFetchError', message: 'x' }, 'network'],
    [new TypeError('Failed to fetch'), 'network'],
    [{ name: 'StorageApiError', statusCode: '413', message: 'too large' }, 'file_too_large'],
    [{ name: 'AuthApiError', code: 'email_not_confirmed', message: 'x' }, 'email_not_confirmed'],
    [new Error('x is not a function'), 'unexpected'],
    [undefined, ''],
  ])('%o has the code "%s"', (cause, code) => {
    expect(toAppError(cause).code).toBe(code)
  })

  it('tells whether a password is refused, be it weak or known from a leak', () => {
    const weak = { name: 'AuthWeakPasswordError', code: 'weak_password', message: 'x' }
    expect(
      [weak, { ...weak, reasons: ['pwned'] }, { code: 'email_exists' }, null].map(isPasswordRefused),
    ).toEqual([true, true, false, false])
  })

  it('is shown in the catalog’s text, otherwise in the server’s own', async () => {
    expect(errorText({ hint: 'last_admin', message: 'x' })).toBe(en.errors.last_admin)
    expect(errorText({ code: 'unheard_of', message: 'The moon is wrong' })).toBe('The moon is wrong')
    expect(errorText({ code: '22P02', message: 'invalid input syntax for type uuid: "x"' })).toBe(
      en.errors['22P02'],
    )
    expect(errorText({ code: '57014', message: 'canceling statement' })).toBe(en.errors.unexpected)
    expect(errorText(undefined)).toBe('An unexpected error occurred. Please try again.')
    await changeLanguage('fr')
    expect(errorText({ hint: 'last_admin', message: 'x' })).toBe(fr.errors.last_admin)
    await changeLanguage('en')
  })

  it('may have its text in the catalog of the open page', async () => {
    const cause = { hint: 'pool_full', message: 'x' }
    expect(errorText(cause)).toBe('x')
    await i18n.loadNamespaces('pools')
    expect(errorText(cause)).toBe(pools.errors.pool_full)
  })

  it('is thrown when a response contains one', () => {
    expect(unwrap({ data: 1, error: null } as { data: number; error: null })).toBe(1)
    expect(() => unwrap({ data: null, error: { code: '42501', message: 'no' } })).toThrow('no')
  })
})
