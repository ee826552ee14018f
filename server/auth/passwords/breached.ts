import { dictionary } from '@zxcvbn-ts/language-common'

/** The most frequently leaked passwords, in lowercase. */
const stolen = new Set(dictionary['passwords-common'])

/** Common substitutions for letters. */
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
 * Whether attackers would try it early: it is in the list, either as it is, without what people add to a word to satisfy
 * rules ("Sunshine2024!"), or with symbols instead of letters ("P@ssw0rd1!").
 */
export function isBreached(password: string): boolean {
  const small = password.toLowerCase()
  const bare = small.replace(/^[^a-z]+|[^a-z]+$/g, '')
  const plain = undisguised(small.replace(/[^a-z@$]+$/, ''))
  return [small, undisguised(small), bare, plain].some((word) => word.length > 3 && stolen.has(word))
}
