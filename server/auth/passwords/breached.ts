import { dictionary } from '@zxcvbn-ts/language-common'

/** The passwords that were stolen most often, in small letters. */
const stolen = new Set(dictionary['passwords-common'])

/** What people write instead of letters. */
const disguises: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

const undisguised = (word: string) => word.replace(/[013457@$!]/g, (sign) => disguises[sign]!)

/**
 * Whether those who guess would try it early: it stands in the list, or does so without what is put around a word to
 * satisfy rules ("Sunshine2024!"), or with letters written as signs ("P@ssw0rd1!").
 */
export function isBreached(password: string): boolean {
  const small = password.toLowerCase()
  const bare = small.replace(/^[^a-z]+|[^a-z]+$/g, '')
  const plain = undisguised(small.replace(/[^a-z@$]+$/, ''))
  return [small, undisguised(small), bare, plain].some((word) => word.length > 3 && stolen.has(word))
}
