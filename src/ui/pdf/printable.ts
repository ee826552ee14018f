const pictographs = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{fe0f}|\u{200d}/gu

/** The fonts of documents have no pictographs: left out, they leave no empty boxes behind. */
export function printable(text: string): string {
  return text.replace(pictographs, '').replace(/ {2,}/g, ' ').trim()
}
