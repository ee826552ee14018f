import { Group, Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { LoadState } from '../../../../ui/LoadState.tsx'
import { skillName, skillsQuery } from '../../../core/skills/api/get-skills.ts'
import { attestedQuery } from '../api/get-attested.ts'
import { AttestedSkill } from './AttestedSkill.tsx'
import { AttestForm } from './AttestForm.tsx'

interface Props {
  /** The account of a student who shares skills with the school. */
  person: string
  name: string
  onClose: () => void
}

/** Adds or withdraws the school's attestations for a student. */
export function AttestDialog({ person, name, onClose }: Props) {
  const { t } = useTranslation('skillAttestations')
  const { data: skills } = useQuery(skillsQuery())
  const query = useQuery(attestedQuery(person))
  const { data: attested } = query
  return (
    <Dialog opened onClose={onClose} title={t('attestTitle', { name })}>
      <Stack gap="md">
        <LoadState query={query} skeleton={<Skeleton height={160} />} />
        {attested && attested.length > 0 && (
          <Group gap="xs">
            {attested.map((skill) => (
              <AttestedSkill
                key={skill}
                shared={{ id: person, name }}
                skill={skill}
                name={skillName(skills, skill)}
              />
            ))}
          </Group>
        )}
        {attested && <AttestForm shared={{ id: person, attested }} onDone={onClose} />}
      </Stack>
    </Dialog>
  )
}
