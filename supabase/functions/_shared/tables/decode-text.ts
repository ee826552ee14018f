export interface DecodedText {
  text: string
  encoding: 'utf-8' | 'windows-1252' | 'utf-16'
}

/** The characters of Windows-1252 between 0x80 and 0x9f; the rest is as in Unicode. */
const windowsSigns = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'

/** Not every engine's TextDecoder knows these characters. */
export function fromWindows1252(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += windowsSigns[byte - 0x80] ?? String.fromCharCode(byte)
  return text
}

/** UTF-8 if valid, otherwise what older spreadsheets write. */
export function decodeText(bytes: Uint8Array): DecodedText {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    const label = bytes[0] === 0xff ? 'utf-16le' : 'utf-16be'
    return { text: new TextDecoder(label).decode(bytes), encoding: 'utf-16' }
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' }
  } catch {
    return { text: fromWindows1252(bytes), encoding: 'windows-1252' }
  }
}
