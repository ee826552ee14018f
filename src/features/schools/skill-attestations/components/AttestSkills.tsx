import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { skillName, skillsQuery } from '../../../core/skills/api/get-skills.ts'
import type { SharedNotes } from '../api/answers.ts'
import { AttestedSkill } from './AttestedSkill.tsx'
import { AttestForm } from './AttestForm.tsx'

/** Skills the school attests for a student; each can be withdrawn. */
export function AttestSkills({ shared }: { shared: SharedNotes }) {
  const { t } = useTranslation('skillAttestations')
  const { data: skills } = useQuery(skillsQuery())
  const [isOpen, setOpen] = useState(false)
  return (
    <Group gap="xs">
      {shared.attested.map((skill) => (
        <AttestedSkill key={skill} shared={shared} skill={skill} name={skillName(skills, skill)} />
      ))}
      <Button variant="default" size="compact-md" onClick={() => setOpen(true)}>
        {t('attest')}
      </Button>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title={t('attestTitle', { name: shared.name })}>
        <AttestForm shared={shared} onDone={() => setOpen(false)} />
      </Dialog>
    </Group>
  )
}
