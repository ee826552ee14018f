import { describe, expect, it } from 'vitest'
import { readSupabaseConfig } from '../../config/supabase.ts'
import { PasswordHasher } from './hashing.ts'
import { assertStrongPassword } from './strength.ts'

describe('hashing', () => {
  it('accepts only the right password', async () => {
    const hasher = new PasswordHasher(10)
    const hash = await hasher.hash('correct horse')
    expect(await hasher.matches('correct horse', hash)).toBe(true)
    expect(await hasher.matches('Correct horse', hash)).toBe(false)
    for (const nothing of [null, undefined, '', 'plain text', '$2a$10$broken', '$argon2id$v=19$x']) {
      expect(await hasher.matches('correct horse', nothing)).toBe(false)
    }
  })

  it('distinguishes passwords with the same beginning', async () => {
    const hasher = new PasswordHasher(10)
    const hash = await hasher.hash('a'.repeat(72))
    expect(await hasher.matches('a'.repeat(73), hash)).toBe(false)
  })

  it('leaves the event loop free, works in turn and refuses what would wait too long', async () => {
    const hasher = new PasswordHasher(10, 1, 3)
    let ticks = 0
    const timer = setInterval(() => ticks++, 1)
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => hasher.hash('x')))
    clearInterval(timer)
    expect(outcomes.map(({ status }) => status)).toEqual([
      ...Array(4).fill('fulfilled'),
      ...Array(2).fill('rejected'),
    ])
    const refused = outcomes.find((outcome) => outcome.status === 'rejected')
    expect(refused?.reason).toMatchObject({ status: 429, code: 'over_request_rate_limit' })
    expect(ticks).toBeGreaterThan(20)
    expect(await hasher.matches('x', await hasher.hash('x'))).toBe(true)
  })
})

describe('strength', () => {
  const config = readSupabaseConfig('/nowhere', {}).auth
  const reasons = (requirements: typeof config.password_requirements, password: string) => {
    try {
      assertStrongPassword({ ...config, password_requirements: requirements }, password)
      return []
    } catch (error) {
      return (error as { weakPassword: string[] }).weakPassword
    }
  }

  it.each([
    ['', 'aaaaaa', []],
    ['', 'aaaaa', ['length']],
    ['letters_digits', 'aaaaaa', ['characters']],
    ['letters_digits', 'qwzvk1', []],
    ['lower_upper_letters_digits', 'aaaaa1', ['characters']],
    ['lower_upper_letters_digits', 'qwzvK1', []],
    ['lower_upper_letters_digits_symbols', 'aaaaA1', ['characters']],
    ['lower_upper_letters_digits_symbols', 'qwzK1!', []],
    ['lower_upper_letters_digits_symbols', 'Sunshine2024!', ['pwned']],
    ['lower_upper_letters_digits_symbols', 'P@ssw0rd1!', ['pwned']],
    ['lower_upper_letters_digits_symbols', '!Azerty123', ['pwned']],
    ['lower_upper_letters_digits_symbols', 'Sunshine-over-Lyon-7', []],
    ['', 'password', []],
    ['lower_upper_letters_digits_symbols', 'ééé', ['length', 'characters']],
  ] as const)('"%s" and %s: %j', (requirements, password, expected) => {
    expect(reasons(requirements, password)).toEqual(expected)
  })
})
