// Lone surrogates and control characters: the database accepts neither.
const unstorable = /\p{Cs}|(?![\n\t])\p{Cc}/gu

/** Text with normalized line endings, without characters that can't be stored. */
export const cleanText = (text: string): string => text.replace(/\r\n?/g, '\n').replace(unstorable, '').trim()

export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ')
