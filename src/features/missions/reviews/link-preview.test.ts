import { describe, expect, it } from 'vitest'
import { readLink } from './link-preview.ts'

describe('a submitted link', () => {
  it.each([
    ['https://www.figma.com/file/aB3dE6gH9jK2mN5p/Booking-form', 'Figma', 'Booking form'],
    ['https://docs.google.com/spreadsheets/d/1aB3dE6gH9jK2mN5pQ/edit#gid=0', 'Google Sheets', undefined],
    ['https://github.com/lea/late-packages', 'GitHub', 'late packages'],
    ['https://lea.notion.site/M%C3%A9mo-du-jeudi-0123456789abcdef0123', 'Notion', 'Mémo du jeudi'],
    ['  https://example.org/my_final_report.pdf ', undefined, 'my final report'],
    ['https://example.org/', undefined, undefined],
    ['https://example.org/%E0%A4%A', undefined, undefined],
  ])('%s', (address, service, title) => {
    expect(readLink(address)).toMatchObject({ service, title })
  })

  it('shows where it leads, whatever the address pretends', () => {
    expect(readLink('https://figma.com.evil.example/x')).toMatchObject({
      host: 'figma.com.evil.example',
      service: undefined,
    })
    expect(readLink('https://figma.com@evil.example/x')).toMatchObject({ host: 'evil.example' })
    expect(readLink('https://fіgma.com/x')).toMatchObject({ warning: 'lookalike', service: undefined })
    expect(readLink('http://example.org/x')).toMatchObject({ warning: 'plain' })
  })

  it.each(['javascript:alert(1)', 'figma.com/file', 'data:text/html,x', 'https://', 'ftp://example.org'])(
    '%s is no web address',
    (address) => expect(readLink(address)).toBeUndefined(),
  )
})
