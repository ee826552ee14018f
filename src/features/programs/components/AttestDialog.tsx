import { Group, Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/Dialog.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { AttestedSkill } from '../../career-plan/components/AttestedSkill.tsx'
import { AttestForm } from '../../career-plan/components/AttestForm.tsx'
import { skillName, skillsQuery } from '../../skills/api/get-skills.ts'
import { attestedQuery } from '../api/get-attested.ts'

interface Props {
  /** The account of a student who shares skills with the school. */
  person: string
  name: string
  onClose: () => void
}

/** Adds or withdraws the school's attestations for a student. */
export function AttestDialog({ person, name, onClose }: Props) {
  const { t } = useTranslation('academia')
  const { data: skills } = useQuery(skillsQuery())
  const { data: attested, error, refetch } = useQuery(attestedQuery(person))
  return (
    <Dialog opened onClose={onClose} title={t('students.attestTitle', { name })}>
      <Stack gap="md">
        {error && !attested && <LoadFailure error={error} onRetry={refetch} />}
        {!attested && !error && <Skeleton height={160} />}
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
