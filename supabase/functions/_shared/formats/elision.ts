// Vowels, and beginnings of names whose h or y is not sounded: `Hélène`, `Hilaire`, `Honoré`, `Hugo`, `Yves`; but not `Hind`, `Yasmine`.
const vowelSound = /^(?:[aeiouœæ]|h(?:[ey]|i[lp]|o[nr]|ubert|u[gm])|y[^aeiou])/

/** Puts "de" or "que" before a name as French does: "de Lou", "d’Ada", "qu’Hélène". */
export function elided(word: string, name: string): string {
  const start = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return vowelSound.test(start) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`
}

/** Puts another name in the place of our own, which begins with a vowel. */
export function renamed(text: string, own: string, name: string): string {
  return text
    .replace(new RegExp(`(?<!\\p{L})(d|qu)’${own}`, 'giu'), (_, word: string) => elided(`${word}e`, name))
    .replaceAll(own, name)
}
