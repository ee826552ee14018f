// @vitest-environment node
import { crc32, deflateRawSync } from 'node:zlib'
import { configure } from '@zip.js/zip.js/lib/zip-core-native.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readProfileFile } from './read-file.ts'

/** Bytes extracted from archives. */
const inflated = { bytes: 0 }

class Counting {
  writable: WritableStream
  readable: ReadableStream
  constructor(format: CompressionFormat) {
    const plain = new DecompressionStream(format)
    const count = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        inflated.bytes += chunk.length
        controller.enqueue(chunk)
      },
    })
    this.writable = plain.writable
    this.readable = plain.readable.pipeThrough(count)
  }
}

// Other tests of the same worker may have loaded the library before.
beforeAll(() => configure({ DecompressionStream: Counting } as never))
afterAll(() => configure({ DecompressionStream } as never))

interface Entry {
  name: string
  content: string | Buffer
  /** What the archive claims instead of the truth. */
  claimedSize?: number
  encrypted?: boolean
}

/** A handmade archive, so that it can lie. */
function zip(entries: Entry[]): Buffer<ArrayBuffer> {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, claimedSize, encrypted } of entries) {
    const raw = Buffer.from(content)
    const packed = deflateRawSync(raw)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(0x800 | (encrypted ? 1 : 0), 2)
    facts.writeUInt16LE(8, 4)
    facts.writeUInt32LE(crc32(raw), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(claimedSize ?? raw.length, 18)
    facts.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, Buffer.from(name), packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), facts, rest, Buffer.from(name)]))
    locals.push(local)
    offset += local.length
  }
  const end = Buffer.alloc(18)
  const listed = Buffer.concat(directory)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(listed.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...locals, listed, Buffer.from('PK\x05\x06'), end])
}
const read = (...entries: Entry[]) => readProfileFile(new File([zip(entries)], 'export.zip'))
const skills = { name: 'Skills.csv', content: 'Name\nSQL\n' }

const profile = `First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers
Inès 🦊,"L'Hôte",,1 rue X,"Mar 4, 2000",Data analyst,"Two lines,
and <script>alert(1)</script>",IT,69001,"Lyon, France",[ines],"[PORTFOLIO:https://ines.example/work,BLOG:https://blog.example]",
`
const positions = `Notes:
"When exporting your data, you may notice that some, or all, is missing."

Company Name,Title,Description,Location,Started On,Finished On
Ampère,Analyst,"• One
• Two",Lyon,Feb 2024,
Four,Baker,,,Jul 2022,Aug 2022
`

describe('a LinkedIn export', () => {
  it('is read from its own files only, whatever folder they are in', async () => {
    const imported = await read(
      { name: 'Basic_LinkedInDataExport/Profile.csv', content: `\uFEFF${profile}` },
      { name: '../../Positions.csv', content: positions },
      { name: 'Volunteering.csv', content: 'Company Name,Role,Cause,Started On\nCroix,Driver,,2020\n' },
      {
        name: 'Education.csv',
        content:
          'School Name,Start Date,End Date,Notes,Degree Name,Activities\nLumière,2021,2024,,BUT,Choir\n',
      },
      { name: 'SKILLS.CSV', content: 'Name\r\nSQL\r\n"R, the language"\r\n' },
      { name: 'Languages.csv', content: 'Name,Proficiency\nFrench,Native or bilingual proficiency\n' },
      { name: 'Certifications.csv', content: 'Name\nx\n' },
      { name: 'Email Addresses.csv', content: 'Email Address\nsecret@example.test\n' },
      { name: '__MACOSX/._Positions.csv', content: '\0\0' },
    )
    expect(imported).toMatchObject({
      source: 'linkedIn',
      about: {
        firstName: 'Inès 🦊',
        lastName: "L'Hôte",
        jobTitle: 'Data analyst',
        location: 'Lyon, France',
        summary: 'Two lines,\nand <script>alert(1)</script>',
        portfolioUrl: 'https://ines.example/work',
      },
      skills: ['SQL', 'R, the language'],
      experience: [
        {
          title: 'Analyst',
          at: 'Ampère',
          from: { month: '2024-02' },
          until: { month: '' },
          details: '• One\n• Two',
        },
        { title: 'Baker', until: { month: '2022-08' } },
        { title: 'Driver', at: 'Croix', from: { month: '2020-01', isYear: true } },
      ],
      education: [{ title: 'Lumière', at: 'BUT', details: 'Choir', until: { month: '2024-12' } }],
      languages: [{ name: 'French', fluency: 'Native or bilingual proficiency' }],
      leftOut: ['Certifications.csv'],
    })
    expect(JSON.stringify(imported)).not.toContain('secret')
  })

  it('is also read in Windows-1252 with semicolons, as a spreadsheet saves it', async () => {
    const content = Buffer.from(
      'Company Name;Title;Started On\r\nAmpère;Chargée d\x92études;févr. 2024\r\n',
      'latin1',
    )
    expect((await read({ name: 'Positions.csv', content })).experience).toMatchObject([
      { at: 'Ampère', title: 'Chargée d’études', from: { month: '2024-02' } },
    ])
  })

  it('with an empty file, or one without its columns, is read for the rest', async () => {
    const odd = { name: 'Positions.csv', content: 'x,y\n1,2\n' }
    const imported = await read(skills, odd, { name: 'Languages.csv', content: '' })
    expect(imported).toMatchObject({ skills: ['SQL'], experience: [], languages: [] })
  })
})

describe('an archive', () => {
  const zeros = Buffer.alloc(40 * 1024 * 1024)
  const bomb = { name: 'Skills.csv', content: zeros }
  it.each<[string, Entry[], string]>([
    ['is a zip bomb', [bomb], 'bomb'],
    ['is a zip bomb in disguise', [{ ...bomb, claimedSize: 10 }], 'bomb|badZip'],
    [
      'contains too many files',
      Array.from({ length: 2100 }, (_, at) => ({ name: `${at}`, content: '' })),
      'bomb',
    ],
    ['is encrypted', [{ ...skills, encrypted: true }], 'encrypted'],
    ['is not LinkedIn’s', [{ name: 'a.txt', content: 'x' }], 'notLinkedIn'],
    ['only contains another archive', [{ name: 'export.zip', content: zip([skills]) }], 'notLinkedIn'],
    ['has too many rows', [{ ...skills, content: `Name\n${'x\n'.repeat(501)}` }], 'tooMany'],
  ])('that %s is refused', async (_, entries, reason) => {
    await expect(read(...entries)).rejects.toMatchObject({ reason: expect.stringMatching(`^(${reason})$`) })
  })

  it('with a bomb in an unneeded file is read without opening it', async () => {
    expect(await read({ ...bomb, name: 'messages.csv' }, skills)).toMatchObject({ skills: ['SQL'] })
  })

  it('is abandoned after few bytes, however many there would be', async () => {
    inflated.bytes = 0
    await expect(read(bomb)).rejects.toMatchObject({ reason: 'bomb' })
    expect(inflated.bytes).toBeGreaterThan(4 * 1024 * 1024)
    expect(inflated.bytes).toBeLessThan(8 * 1024 * 1024)
  })

  it.each([
    ['is truncated', zip([skills]).subarray(0, -30)],
    ['has only a signature', Buffer.from('PK\x03\x04 and nothing')],
    ['is damaged', zip([skills]).fill(7, 45, 52)],
  ])('that %s is refused', async (_, bytes) => {
    await expect(readProfileFile(new File([bytes], 'export.zip'))).rejects.toMatchObject({ reason: 'badZip' })
  })
})
