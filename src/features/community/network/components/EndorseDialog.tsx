import { Checkbox, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'
import { Loading } from '../../../../ui/Loading.tsx'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { personPageQuery } from '../../../profile/profiles/api/get-page.ts'
import { shownSkillName } from '../../../profile/profiles/shown-profile.ts'
import { useEndorse } from '../api/change-endorsements.ts'
import { relationQuery } from '../api/get-relation.ts'

interface Props {
  handle: string
  name: string
  onClose: () => void
}

/** Endorses a connection's skills; each checkbox saves immediately. */
export function EndorseDialog({ handle, name, onClose }: Props) {
  const { t, i18n } = useTranslation('network')
  const { id } = useSignedIn()
  const page = useQuery(personPageQuery(handle))
  const standing = useQuery(relationQuery(id, handle))
  const endorse = useEndorse()
  const error = page.error ?? standing.error
  const skills = page.data?.skills ?? []
  const given = standing.data
  const isTicked = (key: string) =>
    endorse.isPending && endorse.variables.skill === key
      ? endorse.variables.isGiven
      : (given?.endorsed.includes(key) ?? false)
  const retry = () => {
    void page.refetch()
    void standing.refetch()
  }
  return (
    <Dialog opened onClose={onClose} title={t('endorse.title', { name })}>
      {error && <LoadFailure error={error} onRetry={retry} />}
      {!error && (page.data === undefined || given === undefined) && <Loading />}
      {!error && page.data !== undefined && given !== undefined && skills.length === 0 && (
        <Text>{t('endorse.none', { name })}</Text>
      )}
      {given && skills.length > 0 && (
        <Stack gap="md">
          <Text c="dimmed">{t('endorse.text')}</Text>
          <Stack gap="sm" role="group" aria-label={t('endorse.title', { name })}>
            {skills.map((skill) => (
              <Checkbox
                key={skill.key}
                label={shownSkillName(skill, i18n.language)}
                checked={isTicked(skill.key)}
                onChange={(event) =>
                  endorse.mutate({ person: given.id, skill: skill.key, isGiven: event.currentTarget.checked })
                }
              />
            ))}
          </Stack>
        </Stack>
      )}
    </Dialog>
  )
}
