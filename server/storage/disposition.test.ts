import { expect, it } from 'vitest'
import { contentHeaders } from './disposition.ts'

it.each(['image/png', 'image/vnd.microsoft.icon', 'video/mp4', 'audio/mpeg; codecs=mp3', 'text/plain'])(
  'shows %s inline',
  (type) => {
    expect(contentHeaders({ mimeType: type, download: undefined })['content-disposition']).toBeUndefined()
  },
)

it.each([
  'image/png,text/html',
  'image/png;,text/html',
  'image/png, text/html',
  'video/mp4,text/html;x',
  'image/svg+xml',
  'image/',
])('never shows %s inline, because browsers use the last type of a list', (type) => {
  expect(contentHeaders({ mimeType: type, download: undefined })['content-disposition']).toBe('attachment;')
})
