import { describe, expect, it } from 'vitest'
import { findJsonMistake } from './find-json-mistake.ts'
import { readProfileFile } from './read-file.ts'
import { readJsonResume } from './read-json-resume.ts'
import { read } from './test-profiles.ts'

describe('a JSON résumé', () => {
  it.each([
    ['{\n  "basics": {\n    "name": "x",\n  }\n}', 4, 3],
    ['{"work": [1 2]}', 1, 13],
    ['{"a": "b', 1, 7],
    ['{"a": "line\nbreak"}', 1, 7],
    ['{"a": 1', 1, 8],
    ['[1]]', 1, 4],
    ['{"a": 01}', 1, 8],
    ["{'a': 1}", 1, 2],
    ['{"a" 1}', 1, 6],
    ['', 1, 1],
    [`${'['.repeat(100_000)}`, 1, 100_001],
  ])('that is broken is reported with the position: %.20s', (text, line, column) => {
    expect(() => JSON.parse(text)).toThrow()
    expect(findJsonMistake(text)).toEqual({ line, column })
  })

  it.each(['{"a": [1, -2.5e3, "\\u00e9\\n", {}, [], true, null]}', ' "x" ', '"\u007f"'])(
    'rejects %s',
    (text) => {
      JSON.parse(text)
      expect(findJsonMistake(text)).toBeNull()
    },
  )

  it.each([
    ['other content', '{"name": "x", "dependencies": {}}', 'notResume'],
    ['a list', '[]', 'notResume'],
    [
      'too many entries',
      JSON.stringify({ skills: Array.from({ length: 501 }, () => ({ name: 'x' })) }),
      'tooMany',
    ],
    ['a syntax error', '{"basics": }', 'badJson'],
  ])('with %s is refused', (_, text, reason) => {
    expect(() => readJsonResume(text)).toThrow(expect.objectContaining({ reason }))
  })

  it('of an old version, or with values of the wrong type, is read as far as possible', () => {
    const imported = read({
      basics: { name: 7, website: 'https://a.example', profiles: [{ network: 'linkedin', username: 'ada' }] },
      work: [
        null,
        'x',
        { company: 'Acme', position: 'Dev', highlights: ['One', 2, ' Two '], endDate: 'Present' },
      ],
      education: { institution: 'x' },
      skills: 'SQL',
    })
    expect(imported.about).toMatchObject({
      portfolioUrl: 'https://a.example',
      linkedinUrl: 'https://www.linkedin.com/in/ada',
    })
    expect(imported.experience).toMatchObject([{ title: 'Dev', at: 'Acme', details: '- One\n- Two' }])
    expect([imported.wholeName, imported.education, imported.skills]).toEqual(['', [], []])
  })

  it.each([
    ['30 MB', { name: 'x.json', size: 30 * 1024 * 1024 } as File, 'tooLarge'],
    ['a program', new File(['MZ\u0090\0\u0003'], 'resume.json'), 'unknownKind'],
    ['a broken PDF', new File(['%PDF-1.7'], 'cv.pdf'), 'unreadable'],
    ['a page', new File(['<p>Me</p>'], 'cv.html'), 'unknownKind'],
    ['nothing', new File([], 'resume.json'), 'empty'],
    ['no archive', new File(['hello'], 'export.zip'), 'badZip'],
  ])('is refused if it is %s', async (_, file, reason) => {
    await expect(readProfileFile(file)).rejects.toMatchObject({ reason })
  })

  it('is detected by its content, in any encoding', async () => {
    const windows = Uint8Array.from('{"basics":{"name":"Zoé"}}', (letter) => letter.charCodeAt(0))
    expect(await readProfileFile(new File([windows], 'x.txt'))).toMatchObject({ wholeName: 'Zoé' })
    expect(await readProfileFile(new File(['\uFEFF {"basics":{"name":"Zoé"}}'], 'x.json'))).toMatchObject({
      wholeName: 'Zoé',
    })
  })
})
