import { Select, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogForm } from '../../../../ui/DialogForm.tsx'
import { toast } from '../../../../ui/toast.ts'
import { offeredSkillsQuery, skillName } from '../../../core/skills/api/get-skills.ts'
import type { SharedNotes } from '../api/answers.ts'
import { useAttestSkill } from '../api/attest-skill.ts'

interface Props {
  shared: Pick<SharedNotes, 'id' | 'attested'>
  onDone: () => void
}

/** Which skill, and what the attestation is based on. */
export function AttestForm({ shared, onDone }: Props) {
  const { t } = useTranslation('skillAttestations')
  const { data: skills = [] } = useQuery(offeredSkillsQuery())
  const [skill, setSkill] = useState<string | null>(null)
  const [note, setNote] = useState('')
  const attest = useAttestSkill()
  const open = skills.filter(({ slug }) => !shared.attested.includes(slug))
  function submit(): void {
    if (!skill) return
    const onSuccess = () => {
      toast.success({ title: t('attested') })
      onDone()
    }
    attest.mutate({ person: shared.id, skill, note }, { onSuccess })
  }
  return (
    <DialogForm
      action={t('attestNow')}
      change={attest}
      isReady={skill !== null}
      onSubmit={submit}
      onClose={onDone}
    >
      <Text c="dimmed">{t('attestHint')}</Text>
      <Select
        label={t('skill')}
        searchable
        data-autofocus
        openOnFocus={false}
        limit={60}
        value={skill}
        onChange={setSkill}
        data={open.map(({ slug }) => ({ value: slug, label: skillName(skills, slug) }))}
        nothingFoundMessage={t('noSkill')}
      />
      <TextInput
        label={t('note')}
        description={t('noteHint')}
        maxLength={300}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </DialogForm>
  )
}
