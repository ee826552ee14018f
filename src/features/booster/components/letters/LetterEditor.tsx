import { Group, Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { BackLink } from '../../../../ui/BackLink.tsx'
import { PdfButton } from '../../../../ui/pdf/PdfButton.tsx'
import { SavingState } from '../../../authoring/components/editor/SavingState.tsx'
import { useAreaPath } from '../../../session/area-base.ts'
import { useSignedIn } from '../../../session/me-context.ts'
import { type LetterContent, saveLetter } from '../../api/change-letters.ts'
import { getLetter, type OpenLetter } from '../../api/get-letter.ts'
import { boosterKeys } from '../../api/keys.ts'
import { type Letter, letterAsText, readLetter } from '../../rules/letter/letter.ts'
import { useSaver } from '../../use-saver.ts'
import classes from '../Booster.module.css'
import { CopyTextButton } from '../CopyTextButton.tsx'
import { SaveConflict } from '../SaveConflict.tsx'
import { ApplicationLink } from './ApplicationLink.tsx'
import { LetterAdvice } from './LetterAdvice.tsx'
import { LetterFields } from './LetterFields.tsx'
import { LetterPreview } from './LetterPreview.tsx'
import { LetterVersions } from './LetterVersions.tsx'

const contentOf = ({ title, document, application_id }: OpenLetter): LetterContent => ({
  title,
  document: readLetter(document),
  application_id,
})

interface Props {
  letter: OpenLetter
  onReload: () => Promise<void>
}

/** The letter in sections, saved while typing; next to it the preview, its versions and suggestions. */
export function LetterEditor({ letter, onReload }: Props) {
  const { t } = useTranslation('booster')
  const { id: userId } = useSignedIn()
  const queries = useQueryClient()
  const area = useAreaPath()
  const untitled = t('letters.untitled')
  const load = useCallback(async () => {
    const stored = await getLetter(letter.id)
    return stored && { content: contentOf(stored), revision: stored.revision }
  }, [letter.id])
  const { content, change, state, flush, theirs, keepMine } = useSaver(
    { content: contentOf(letter), revision: letter.revision },
    {
      save: (fields, revision) =>
        saveLetter(letter.id, { ...fields, title: fields.title.trim() || untitled }, revision),
      load,
      left: useCallback(
        () => void queries.invalidateQueries({ queryKey: boosterKeys.letters(userId) }),
        [queries, userId],
      ),
    },
  )
  const { document } = content
  const write = (next: Letter) => change({ ...content, document: next })
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <BackLink to={area('/booster/letters')} label={t('letters.all')} />
        <Group gap="sm">
          <SavingState state={state} onRetry={() => void flush()} />
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
          onKeepMine={keepMine}
          onTakeTheirs={onReload}
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
