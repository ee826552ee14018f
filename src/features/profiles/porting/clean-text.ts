// A lone half of a pair of code units, and signs that nobody can type: the database takes neither.
const unstorable = /\p{Cs}|(?![\n\t])\p{Cc}/gu

/** What somebody wrote, with one kind of line end. */
export const cleanText = (text: string): string => text.replace(/\r\n?/g, '\n').replace(unstorable, '').trim()

export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ')
