import { Button, Group, NativeSelect, Stack, TagsInput, Textarea, Title } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DayInput } from '../../../../ui/dates/DayInput.tsx'
import { Form } from '../../../../ui/Form.tsx'
import { SidePanel } from '../../../../ui/SidePanel.tsx'
import { toast } from '../../../../ui/toast.ts'
import { CandidateIdentity } from '../../contacts/components/CandidateIdentity.tsx'
import { dayIn } from '../../contacts/model.ts'
import type { Entry, Pool } from '../api/answers.ts'
import { useSaveEntry } from '../api/change-entries.ts'
import type { MoveEntry } from '../entries.ts'
import { type Stage, stages } from '../model.ts'
import { EntryHistory } from './EntryHistory.tsx'

interface Props {
  entry: Entry
  team: Pool['team']
  onMove: MoveEntry
  onClose: () => void
}

/** The team's notes on a candidate, how long they are kept, and the history. */
export function EntryDrawer({ entry, team, onMove, onClose }: Props) {
  const { t } = useTranslation('pools')
  const { t: tCommon } = useTranslation()
  const [note, setNote] = useState(entry.note)
  const [tags, setTags] = useState(entry.tags)
  const [owner, setOwner] = useState(entry.owner)
  const [keepUntil, setKeepUntil] = useState(entry.keepUntil)
  const [isTried, setTried] = useState(false)
  const save = useSaveEntry(() => {
    toast.success({ title: t('entry.saved') })
    onClose()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (keepUntil) save.mutate({ id: entry.id, note, tags, owner, keepUntil })
  }
  return (
    <SidePanel opened onClose={onClose} size={520} title={t('entry.open')}>
      <Form onSubmit={submit}>
        <Stack gap="md">
          <CandidateIdentity candidate={entry} level={3} />
          <NativeSelect
            label={t('entry.stage')}
            value={entry.stage}
            onChange={(event) => onMove(entry, event.currentTarget.value as Stage)}
            data={stages.map((value) => ({ value, label: t(`stages.${value}`) }))}
          />
          <Textarea
            label={t('entry.note')}
            description={t('entry.noteHint')}
            value={note}
            maxLength={4000}
            autosize
            minRows={3}
            maxRows={12}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <TagsInput
            label={t('entry.tags')}
            description={t('entry.tagsHint')}
            value={tags}
            maxTags={10}
            onChange={(list) => setTags(list.map((tag) => tag.trim().slice(0, 40)).filter(Boolean))}
          />
          <NativeSelect
            label={t('entry.owner')}
            value={owner ?? ''}
            onChange={(event) => setOwner(event.currentTarget.value || null)}
            data={[
              { value: '', label: t('pool.noOne') },
              ...team.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          <DayInput
            label={t('entry.keepUntil')}
            description={t('entry.keepHint')}
            required
            min={dayIn(0)}
            max={dayIn(728)}
            value={keepUntil}
            onChange={setKeepUntil}
            error={isTried && !keepUntil && tCommon('required')}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {tCommon('cancel')}
            </Button>
            <Button type="submit" loading={save.isPending}>
              {t('entry.save')}
            </Button>
          </Group>
          <Title order={3} fz="lg">
            {t('entry.history')}
          </Title>
          <EntryHistory entry={entry.id} />
        </Stack>
      </Form>
    </SidePanel>
  )
}
