import { Group, Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Stored } from '../../../../../lib/autosave/autosave.ts'
import { deviceCopy } from '../../../../../lib/autosave/device-copy.ts'
import { useAutosave, useAutosaveState } from '../../../../../lib/autosave/use-autosave.ts'
import { BackLink } from '../../../../../ui/BackLink.tsx'
import { PdfButton } from '../../../../../ui/pdf/PdfButton.tsx'
import { SaveConflict } from '../../../../../ui/SaveConflict.tsx'
import { SaveState } from '../../../../../ui/SaveState.tsx'
import { useAreaPath } from '../../../../core/session/area-base.ts'
import { useSignedIn } from '../../../../core/session/me-context.ts'
import { type LetterContent, saveLetter } from '../../api/change-letters.ts'
import { getLetter, type OpenLetter } from '../../api/get-letter.ts'
import { boosterKeys } from '../../api/keys.ts'
import { type Letter, letterAsText, readLetter } from '../../rules/letter/letter.ts'
import classes from '../Booster.module.css'
import { CopyTextButton } from '../CopyTextButton.tsx'
import { ApplicationLink } from './ApplicationLink.tsx'
import { LetterAdvice } from './LetterAdvice.tsx'
import { LetterFields } from './LetterFields.tsx'
import { LetterPreview } from './LetterPreview.tsx'
import { LetterVersions } from './LetterVersions.tsx'

const toStored = ({ title, document, application_id, revision }: OpenLetter): Stored<LetterContent> => ({
  content: { title, document: readLetter(document), application_id },
  revision,
})

interface Props {
  letter: OpenLetter
}

/** The letter in sections, saved while typing; next to it the preview, its versions and suggestions. */
export function LetterEditor({ letter }: Props) {
  const { t } = useTranslation('booster')
  const { id: userId } = useSignedIn()
  const queries = useQueryClient()
  const area = useAreaPath()
  const untitled = t('letters.untitled')
  const autosave = useAutosave<LetterContent>(
    {
      initial: toStored(letter),
      device: deviceCopy(userId, `letter:${letter.id}`),
      save: (fields, revision) =>
        saveLetter(letter.id, { ...fields, title: fields.title.trim() || untitled }, revision),
      load: async () => {
        const stored = await getLetter(letter.id)
        return stored && toStored(stored)
      },
    },
    () => void queries.invalidateQueries({ queryKey: boosterKeys.letters(userId) }),
  )
  const state = useAutosaveState(autosave)
  const { content, theirs } = state
  const { change } = autosave
  const { document } = content
  const write = (next: Letter) => change({ ...content, document: next })
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <BackLink to={area('/booster/letters')} label={t('letters.all')} />
        <Group gap="sm">
          <SaveState state={state} onRetry={autosave.flush} />
          <CopyTextButton value={letterAsText(document)} label={t('copyText')} />
          <PdfButton
            label={t('letters.pdf')}
            fileName={content.title || untitled}
            variant="filled"
            draw={async () => (await import('./LetterPdf.tsx')).letterPdf(document, content.title)}
          />
        </Group>
      </Group>
      {state.status === 'conflict' && (
        <SaveConflict
          theirs={theirs && letterAsText(theirs.content.document)}
          onKeepMine={() => autosave.resolve('mine')}
          onTakeTheirs={() => autosave.resolve('theirs')}
        />
      )}
      <div className={classes.columns}>
        <LetterFields content={content} onChange={change} />
        <Stack gap="md">
          <LetterPreview letter={document} />
          <LetterAdvice letter={document} company={letter.posting?.company ?? ''} />
          <ApplicationLink
            value={content.application_id}
            onChange={(application_id) => change({ ...content, application_id })}
          />
          <LetterVersions letterId={letter.id} letter={document} onRestore={write} />
        </Stack>
      </div>
    </Stack>
  )
}
