// Vowels (but not the English "user"), and beginnings of names whose h or y is not sounded: `Hélène`, `Hilaire`, `Honoré`, `Hugo`, `Yves`; but not `Hind`, `Yasmine`.
const vowelSound = /^(?!user\b)(?:[aeiouœæ]|h(?:[ey]|i[lp]|o[nr]|ubert|u[gm])|y[^aeiou])/

const contractions: Record<string, { le: string; les: string }> = {
  de: { le: 'du', les: 'des' },
  à: { le: 'au', les: 'aux' },
}

/** The article of a name. "Le" may also begin a surname ("Le Goff et Associés"), which only capitalized words follow. */
function articleOf(name: string): 'le' | 'les' | undefined {
  const [first, ...others] = name.split(/\s+/)
  if (first === 'Les' && others.length > 0) return 'les'
  const isOfThing = others.some((word) => /^\p{Ll}+$/u.test(word) && !['et', 'de'].includes(word))
  return first === 'Le' && isOfThing ? 'le' : undefined
}

/** Words that change before some names. */
export const elidedWords = ['de', 'à', 'que', 'lorsque', 'puisque']

/** Puts "de", "à" or "que" before a name as French does: "de Lou", "d’Ada", "qu’Hélène", "des Nuits d’Ombelle". */
export function elided(word: string, name: string): string {
  const article = articleOf(name)
  const contracted = article && contractions[word.toLowerCase()]?.[article]
  if (contracted) {
    const start = word[0] === word[0]?.toLowerCase() ? contracted[0] : contracted[0]?.toUpperCase()
    return `${start}${contracted.slice(1)}${name.slice(article.length)}`
  }
  if (!word.endsWith('e')) return `${word} ${name}`
  const start = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return vowelSound.test(start) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`
}

/** Puts another name in the place of our own, which begins with a vowel. */
export function renamed(text: string, own: string, name: string): string {
  return text
    .replace(new RegExp(`(?<!\\p{L})(d|qu)’${own}`, 'giu'), (_, word: string) => elided(`${word}e`, name))
    .replace(new RegExp(`(?<!\\p{L})(à) ${own}`, 'giu'), (_, word: string) => elided(word, name))
    .replaceAll(own, name)
}
