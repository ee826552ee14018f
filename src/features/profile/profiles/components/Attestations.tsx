import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../lib/dates.ts'
import { toast } from '../../../../ui/toast.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import type { AttestedSource, ShownSkill } from '../api/answers.ts'
import { useRefuseAttestation } from '../api/refuse-attestation.ts'
import { attestationsOf, shownSkillName } from '../shown-profile.ts'
import classes from './Profile.module.css'
import { RefuseButton } from './RefuseButton.tsx'

/** Which schools attest the skill, since when, and based on what. */
export function Attestations({ skill, isOwn }: { skill: ShownSkill; isOwn: boolean }) {
  const { t } = useTranslation('profiles')
  const all = attestationsOf(skill)
  if (all.length === 0) return null
  return (
    <ul className={classes.endorsements}>
      {all.map((source) => (
        <li key={source.facts.school}>
          <Text span size="sm">
            {t('provenance.attestedBy', { school: source.facts.school })}
            <Text span inherit c="dimmed">
              {` · ${formatDate(source.at)}`}
              {source.facts.note && ` · ${source.facts.note}`}
            </Text>
          </Text>
          {isOwn && <Refuse skill={skill} source={source} />}
        </li>
      ))}
    </ul>
  )
}

function Refuse({ skill, source }: { skill: ShownSkill; source: AttestedSource }) {
  const { t, i18n } = useTranslation('profiles')
  const { id } = useSignedIn()
  const refuse = useRefuseAttestation(id)
  const school = source.facts.ownerOnly
  if (!school) return null
  const named = { skill: shownSkillName(skill, i18n.language), name: school.name }
  return (
    <RefuseButton
      label={t('provenance.refuseAttestation', named)}
      isPending={refuse.isPending}
      onRefuse={() =>
        refuse.mutate(
          { skill: skill.key, school: school.id },
          { onSuccess: () => toast.success({ title: t('provenance.refusedAttestation') }) },
        )
      }
    />
  )
}
