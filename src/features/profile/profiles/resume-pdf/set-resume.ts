import { i18n } from '../../../../i18n/i18n.ts'
import { certificateAddress } from '../../../../lib/paths.ts'
import { setPdf } from '../../../../ui/pdf/save-pdf.ts'
import type { ShownSkill } from '../api/answers.ts'
import type { ProfileFields } from '../model.ts'
import { drawResume } from './draw-resume.tsx'
import { photoData } from './photo-data.ts'
import { type ResumeOptions, writeResume } from './resume-sheet.ts'

interface Source {
  fields: ProfileFields
  skills: ShownSkill[]
  email: string
  photoUrl: string | null
}

/** The résumé as a file, in the chosen language; avoids a last page with only a few lines. */
export async function setResume(
  { fields, skills, email, photoUrl }: Source,
  options: ResumeOptions,
): Promise<Blob> {
  await i18n.loadLanguages(options.language)
  const t = i18n.getFixedT(options.language, 'profiles')
  const sheet = writeResume(fields, skills, options, { t, email, certificateAddress })
  const photo = photoUrl && options.parts.includes('photo') ? await photoData(photoUrl) : null
  const set = (isTight: boolean) =>
    setPdf(drawResume(options.layout, options.language, { sheet, photo, t, isTight }))
  const usual = await set(false)
  const pages = await countPages(usual)
  if (pages === 1) return usual
  const tight = await set(true)
  return (await countPages(tight)) < pages ? tight : usual
}

/** The renderer never compresses page objects. */
const countPages = async (pdf: Blob) => (await pdf.text()).match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 1
