import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText, isRevisionConflict } from '../../../../../lib/errors.ts'
import { fold } from '../../../../../lib/located-text.ts'
import { Dialog } from '../../../../../ui/Dialog.tsx'
import { DialogAnswers } from '../../../../../ui/DialogAnswers.tsx'
import { FilePicker } from '../../../../../ui/FilePicker.tsx'
import { FileFault } from '../../../../core/files/file-fault.ts'
import { sessionKeys } from '../../../../core/session/api/keys.ts'
import { useSignedIn } from '../../../../core/session/me-context.ts'
import { offeredSkillsQuery, type Skill, skillsQuery } from '../../../../core/skills/api/get-skills.ts'
import { profileKeys } from '../../api/keys.ts'
import { useSaveProfile } from '../../api/save-profile.ts'
import type { ProfileFields } from '../../model.ts'
import { type Change, isChoice, isProposed } from '../../porting/change.ts'
import { applyChanges, planImport } from '../../porting/plan-import.ts'
import { readProfileFile } from '../../porting/read-file.ts'
import type { Import } from '../../use-import-undo.ts'
import classes from './Import.module.css'
import { ImportPreview } from './ImportPreview.tsx'

/** A file read when the dialog opens; its content may still have to be fetched. */
export interface FileToRead {
  name: string
  load: () => Promise<File>
}

interface Props {
  fields: ProfileFields
  /** If missing, the dialog asks for one. */
  file?: FileToRead
  revision: number
  /** Told when a choice was made that closing would lose. */
  onChosen: (isChosen: boolean) => void
  closeOnEscape: boolean
  onClose: () => void
  onImported: (done: Import) => void
}

/**
 * Reads a file in the browser, compares it with the profile, previews each change, then saves everything in
 * one call.
 */
export function ImportDialog({
  fields,
  file: given,
  revision,
  onChosen,
  onClose,
  onImported,
  ...asked
}: Props) {
  const { t, i18n } = useTranslation('profiles')
  const { id } = useSignedIn()
  const queries = useQueryClient()
  const saving = useSaveProfile(id)
  const reading = useMutation({
    mutationFn: async ({ load }: FileToRead) => {
      const skills = () => queries.ensureQueryData(skillsQuery())
      const catalogue = async () => offeredSkillsQuery().select(await skills())
      const imported = await readProfileFile(await load(), async () => ({
        catalogue: await catalogue(),
        language: i18n.language,
      }))
      return { imported, skillKey: skillKeyIn(await skills().catch(() => [])) }
    },
  })
  const read = reading.data?.imported
  /** Changes whose choice differs from the default. */
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set())
  const changes = useMemo(
    () => (reading.data ? planImport(reading.data.imported, fields, reading.data.skillKey) : []),
    [reading.data, fields],
  )
  const isTaken = (change: Change) => isChoice(change) && isProposed(change) !== turned.has(change.key)
  const taken = changes.filter(isTaken)

  function choose(file: FileToRead): void {
    setTurned(new Set())
    reading.mutate(file)
  }
  useEffect(() => onChosen(turned.size > 0), [turned, onChosen])
  const isBegun = useRef(false)
  useEffect(() => {
    if (given && !isBegun.current) reading.mutate(given)
    isBegun.current = true
  })

  function turn(wanted: Change[]): void {
    const next = new Set(turned)
    for (const { key } of wanted) if (!next.delete(key)) next.add(key)
    setTurned(next)
  }

  function about(): string {
    const file = reading.variables?.name
    if (reading.isPending) return t('porting.reading', { file })
    return read
      ? t('porting.found', { file, source: t(`porting.sources.${read.source}`) })
      : t('porting.hint')
  }

  function confirm(): void {
    saving.mutate(
      { fields: applyChanges(fields, taken), baseRevision: revision },
      {
        onSuccess: (saved) => onImported({ before: fields, revision: saved, count: taken.length }),
        onError: (error) => {
          // Compare what was saved elsewhere with the file again.
          if (isRevisionConflict(error)) {
            void queries.invalidateQueries({ queryKey: sessionKeys.profile(id) })
            void queries.invalidateQueries({ queryKey: profileKeys.career(id) })
          }
        },
      },
    )
  }

  return (
    <Dialog
      {...asked}
      opened
      isEdited={turned.size > 0}
      onClose={onClose}
      title={t('porting.importTitle')}
      size="56rem"
    >
      <Stack>
        <Group align="center">
          <FilePicker
            accept=".pdf,.docx,.txt,.json,.zip"
            onPick={(file) => choose({ name: file.name, load: async () => file })}
          >
            {(props) => (
              <Button
                {...props}
                variant={read ? 'default' : 'filled'}
                loading={reading.isPending}
                leftSection={<IconFileImport size={18} aria-hidden />}
                data-autofocus
              >
                {t(read ? 'porting.another' : 'porting.choose')}
              </Button>
            )}
          </FilePicker>
          <Text size="sm" c="dimmed" maw="56ch" role="status">
            {about()}
          </Text>
        </Group>
        {!read && !given && (
          <details>
            <summary>{t('porting.howTitle')}</summary>
            <Text size="sm" mt="xs" maw="70ch">
              {t('porting.how')}
            </Text>
          </details>
        )}
        {reading.error && (
          <Alert color="red" title={t('porting.failed', { file: reading.variables?.name })} role="alert">
            <Fault error={reading.error} />
          </Alert>
        )}
        {read?.source === 'resume' && (
          <Text size="sm" c="var(--amber-text)">
            {t('porting.checkIt')}
          </Text>
        )}
        {read && <ImportPreview changes={changes} imported={read} isTaken={isTaken} onTurn={turn} />}
        <Stack gap="sm" className={read && classes.answer}>
          <DialogAnswers
            action={t('porting.confirm', { count: taken.length })}
            change={saving}
            isReady={taken.length > 0}
            onConfirm={confirm}
            onClose={onClose}
          />
        </Stack>
      </Stack>
    </Dialog>
  )
}

/** Words for the same catalog skill, in either language, have the same key. */
function skillKeyIn(catalogue: Skill[]): (word: string) => string {
  const slugs = new Map(
    catalogue.flatMap(({ slug, name_en, name_fr, aliases }) =>
      [name_en, name_fr, ...aliases].map((name): [string, string] => [fold(name), slug]),
    ),
  )
  return (word) => slugs.get(fold(word)) ?? fold(word)
}

function Fault({ error }: { error: unknown }) {
  const { t } = useTranslation('profiles')
  return error instanceof FileFault ? t(`porting.faults.${error.reason}`, error.values) : errorText(error)
}
