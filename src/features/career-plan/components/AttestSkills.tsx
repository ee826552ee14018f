import { Button, Group, Select, Stack, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { skillName, skillsQuery } from '../../skills/api/get-skills.ts'
import { useAttestSkill } from '../api/attest-skill.ts'
import type { SharedNotes } from '../api/get-shared-notes.ts'
import { AttestedSkill } from './AttestedSkill.tsx'

/** What the school attests of somebody; each can be taken back. */
export function AttestSkills({ shared }: { shared: SharedNotes }) {
  const { t } = useTranslation('academia')
  const { data: skills } = useQuery(skillsQuery())
  const [isOpen, setOpen] = useState(false)
  return (
    <Group gap="xs">
      {shared.attested.map((skill) => (
        <AttestedSkill key={skill} shared={shared} skill={skill} name={skillName(skills, skill)} />
      ))}
      <Button variant="default" size="compact-md" onClick={() => setOpen(true)}>
        {t('students.attest')}
      </Button>
      <Dialog
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('students.attestTitle', { name: shared.name })}
      >
        <AttestForm shared={shared} onDone={() => setOpen(false)} />
      </Dialog>
    </Group>
  )
}

function AttestForm({ shared, onDone }: { shared: SharedNotes; onDone: () => void }) {
  const { t } = useTranslation('academia')
  const { data: skills = [] } = useQuery(skillsQuery())
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
