import { Button, Group, Select, Stack, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../ui/toast.ts'
import { offeredSkillsQuery, skillName } from '../../skills/api/get-skills.ts'
import { useAttestSkill } from '../api/attest-skill.ts'
import type { SharedNotes } from '../api/get-shared-notes.ts'

interface Props {
  shared: Pick<SharedNotes, 'id' | 'attested'>
  onDone: () => void
}

/** Which skill, and what the attestation is based on. */
export function AttestForm({ shared, onDone }: Props) {
  const { t } = useTranslation('academia')
  const { data: skills = [] } = useQuery(offeredSkillsQuery())
  const [skill, setSkill] = useState<string | null>(null)
  const [note, setNote] = useState('')
  const attest = useAttestSkill()
  const open = skills.filter(({ slug }) => !shared.attested.includes(slug))
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!skill) return
        attest.mutate(
          { person: shared.id, skill, note },
          {
            onSuccess: () => {
              toast.success({ title: t('students.attested') })
              onDone()
            },
          },
        )
      }}
    >
      <Stack gap="md">
        <Text c="dimmed">{t('students.attestHint')}</Text>
        <Select
          label={t('students.skill')}
          searchable
          data-autofocus
          openOnFocus={false}
          limit={60}
          value={skill}
          onChange={setSkill}
          data={open.map(({ slug }) => ({ value: slug, label: skillName(skills, slug) }))}
          nothingFoundMessage={t('students.noSkill')}
        />
        <TextInput
          label={t('students.note')}
          description={t('students.noteHint')}
          maxLength={300}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button type="submit" disabled={!skill} loading={attest.isPending}>
            {t('students.attestNow')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
