import { fold } from '../../../../lib/located-text.ts'

export type TextLanguage = 'en' | 'fr'

const common: Record<TextLanguage, RegExp> = {
  en: /\b(?:the|and|of|to|for|with|in|on|at|is|are|we|you|your|our|from|as|an|by)\b/g,
  fr: /\b(?:le|la|les|des|et|du|de|pour|avec|dans|en|un|une|nous|vous|votre|notre|sur|au|aux|est|par|chez)\b/g,
}

/** The language whose function words are most frequent; the page's language if that is inconclusive. */
export function languageOf(text: string, otherwise: TextLanguage): TextLanguage {
  const plain = fold(text)
  const count = (language: TextLanguage) => plain.match(common[language])?.length ?? 0
  const [english, french] = [count('en'), count('fr')]
  if (english === french) return otherwise
  return french > english ? 'fr' : 'en'
}
