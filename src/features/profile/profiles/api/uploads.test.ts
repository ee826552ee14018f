import { expect, it } from 'vitest'
import { readPicture } from './photo.ts'
import { addResume } from './resume.ts'

const file = (name: string, content: string) => new File([content], name)
const huge = (name: string) => ({ name, size: 30 * 1024 * 1024 }) as File

// Each fails before anything is sent.
it.each([
  ['of 30 MB', huge('cv.pdf'), 'resume_too_large'],
  ['that is a program', file('cv.pdf', 'MZ\u0090\0\u0003'), 'resume_kind'],
  ['that is an arbitrary archive', file('cv.docx', 'PK\u0003\u0004 no text in it'), 'resume_kind'],
  ['of another kind', file('cv.html', '<script>alert(1)</script>'), 'resume_kind'],
])('refuses a résumé %s', async (_, resume, code) => {
  await expect(addResume('u', resume)).rejects.toMatchObject({ code })
})

it.each([
  ['of 30 MB', huge('me.png'), 'photo_too_large'],
  ['that is a program', file('me.png', 'MZ\u0090\0\u0003'), 'photo_kind'],
  ['that is a drawing with a script', file('me.svg', '<svg><script/></svg>'), 'photo_kind'],
])('refuses a photo %s', async (_, photo, code) => {
  await expect(readPicture(photo)).rejects.toMatchObject({ code })
})
