import type { SupabaseConfig } from '../../config/supabase.ts'
import { AuthError, invalid } from '../errors.ts'
import { isBreached } from './breached.ts'

const lower = 'abcdefghijklmnopqrstuvwxyz'
const upper = lower.toUpperCase()
const digits = '0123456789'
const symbols = '!@#$%^&*()_+-=[]{};\'\\:"|<>?,./`~'

/** Character sets a password needs one of each, by Supabase's names for them. */
const requiredSets: Record<SupabaseConfig['auth']['password_requirements'], string[]> = {
  '': [],
  letters_digits: [lower + upper, digits],
  lower_upper_letters_digits: [lower, upper, digits],
  lower_upper_letters_digits_symbols: [lower, upper, digits, symbols],
}

/** bcrypt ignores anything longer. */
const longest = 72

/** Throws with all reasons if the password is too weak for this project. */
export function assertStrongPassword(config: SupabaseConfig['auth'], password: string): void {
  if (Buffer.byteLength(password) > longest) {
    throw invalid(`Password cannot be longer than ${longest} characters`)
  }
  const messages: string[] = []
  const reasons: string[] = []
  if (password.length < config.minimum_password_length) {
    reasons.push('length')
    messages.push(`Password should be at least ${config.minimum_password_length} characters.`)
  }
  const sets = requiredSets[config.password_requirements]
  if (sets.some((set) => ![...password].some((character) => set.includes(character)))) {
    reasons.push('characters')
    messages.push(`Password should contain at least one character of each: ${sets.join(', ')}.`)
  }
  // Hosted Supabase queries a network service. Here, a list is built in, for projects that require strong passwords.
  if (reasons.length === 0 && sets.length > 0 && isBreached(password)) {
    reasons.push('pwned')
    messages.push('Password is known to be weak and easy to guess, please choose a different one.')
  }
  if (reasons.length === 0) return
  throw new AuthError(422, 'weak_password', messages.join(' '), { weakPassword: reasons })
}
