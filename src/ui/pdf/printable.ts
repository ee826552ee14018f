const pictographs = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{fe0f}|\u{200d}/gu

/** PDF fonts have no emoji: leaving them out avoids empty boxes. */
export function printable(text: string): string {
  return text.replace(pictographs, '').replace(/ {2,}/g, ' ').trim()
}
