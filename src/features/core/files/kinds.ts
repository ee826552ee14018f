/** The MIME type each extension is sent and stored as. */
const types: Record<string, string> = {
  pdf: 'application/pdf',
  zip: 'application/zip',
  json: 'application/json',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  txt: 'text/plain',
  csv: 'text/csv',
  md: 'text/markdown',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
}

export const knownEndings = Object.keys(types)

/** What a mission accepts unless its author says otherwise. */
export const documentEndings = [
  'pdf',
  'docx',
  'odt',
  'xlsx',
  'ods',
  'pptx',
  'odp',
  'csv',
  'png',
  'jpg',
  'jpeg',
]

/** Executables and scripts; the database refuses the same. */
const programEndings = new Set(
  `apk app appimage appx bat bin class cmd com command cpl crx deb dll dmg dylib elf exe gadget hta htm html ipa iso jar
   js jse ksh lnk mht mhtml mjs msc msi msix msp ocx out pif pkg ps1 psm1 py pyc rb reg rpm scf scr sh shtml so svg swf
   sys url vbe vbs war wasm wsf xhtml xll xpi`.split(/\s+/),
)

export const isProgramEnding = (ending: string): boolean => programEndings.has(ending)

export const endingOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

export const typeOf = (name: string): string => types[endingOf(name)] ?? 'application/octet-stream'

const begins = (...bytes: (number | string)[]) =>
  bytes.flatMap((part) => (typeof part === 'number' ? part : [...part].map((sign) => sign.charCodeAt(0))))
const zip = [begins('PK', 3, 4), begins('PK', 5, 6)]
/** The first bytes of each type; text files may start with anything. */
const beginnings: Record<string, number[][]> = {
  pdf: [begins('%PDF-')],
  zip,
  docx: zip,
  xlsx: zip,
  pptx: zip,
  odt: zip,
  ods: zip,
  odp: zip,
  png: [begins(0x89, 'PNG')],
  jpg: [begins(0xff, 0xd8, 0xff)],
  jpeg: [begins(0xff, 0xd8, 0xff)],
  webp: [begins('RIFF')],
  gif: [begins('GIF8')],
  mp3: [begins('ID3'), begins(0xff, 0xfb), begins(0xff, 0xf3), begins(0xff, 0xf2)],
}
const texts = ['txt', 'csv', 'md', 'json']

/** The first bytes of executables: Windows, Linux, macOS, WebAssembly, and scripts with a shebang. */
const programBeginnings = [
  begins('MZ'),
  begins(0x7f, 'ELF'),
  begins(0xfe, 0xed, 0xfa),
  begins(0xcf, 0xfa, 0xed, 0xfe),
  begins(0xca, 0xfe, 0xba, 0xbe),
  begins(0, 'asm'),
  begins('#!'),
]
const startsWith = (first: Uint8Array, start: number[]) => start.every((byte, at) => first[at] === byte)

export async function looksLikeProgram(file: File): Promise<boolean> {
  const first = new Uint8Array(await file.slice(0, 8).arrayBuffer())
  return programBeginnings.some((start) => startsWith(first, start))
}

/** Whether a file is what its extension says, by its first bytes. */
export async function isWhatItSays(file: File): Promise<boolean> {
  const ending = endingOf(file.name)
  const first = new Uint8Array(await file.slice(0, 512).arrayBuffer())
  if (texts.includes(ending)) return !first.includes(0)
  // MP4 files name their type after their length.
  if (ending === 'mp4') return String.fromCharCode(...first.slice(4, 8)) === 'ftyp'
  return beginnings[ending]?.some((start) => startsWith(first, start)) ?? false
}
