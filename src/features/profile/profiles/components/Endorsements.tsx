import { Anchor, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDate } from '../../../../lib/dates.ts'
import { paths } from '../../../../lib/paths.ts'
import { toast } from '../../../../ui/toast.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import type { EndorsedSource, ShownSkill } from '../api/answers.ts'
import { useRefuseEndorsement } from '../api/refuse-endorsement.ts'
import { endorsementsOf, shownSkillName } from '../shown-profile.ts'
import classes from './Profile.module.css'
import { RefuseButton } from './RefuseButton.tsx'

/** Who endorsed the skill and when; people without a public page are only counted. */
export function Endorsements({ skill, isOwn }: { skill: ShownSkill; isOwn: boolean }) {
  const { t, i18n } = useTranslation('profiles')
  const all = endorsementsOf(skill)
  if (all.length === 0) return null
  const named = all.filter(({ facts }) => isOwn || facts.name)
  const others = all.length - named.length
  return (
    <ul
      className={classes.endorsements}
      aria-label={t('provenance.endorsements', { skill: shownSkillName(skill, i18n.language) })}
    >
      {named.map((source) => (
        <li key={`${source.at} ${source.facts.ownerOnly?.id ?? source.facts.handle}`}>
          <Name source={source} />
          <Text span size="sm" c="dimmed">
            {` · ${formatDate(source.at)}`}
          </Text>
          {isOwn && <Refuse skill={skill} source={source} />}
        </li>
      ))}
      {others > 0 && (
        <li>
          <Text span size="sm">
            {t('provenance.endorsedBy', { names: t('provenance.endorsedOthers', { count: others }) })}
          </Text>
        </li>
      )}
    </ul>
  )
}

function Name({ source: { facts } }: { source: EndorsedSource }) {
  const { t } = useTranslation('profiles')
  const name = facts.ownerOnly?.name ?? facts.name
  const said = t('provenance.endorsedBy', { names: name })
  if (!facts.handle)
    return (
      <Text span size="sm">
        {said}
      </Text>
    )
  return (
    <Anchor component={Link} to={paths.person(facts.handle)} size="sm" underline="always">
      {said}
    </Anchor>
  )
}

function Refuse({ skill, source }: { skill: ShownSkill; source: EndorsedSource }) {
  const { t, i18n } = useTranslation('profiles')
  const { id } = useSignedIn()
  const refuse = useRefuseEndorsement(id)
  const giver = source.facts.ownerOnly
  if (!giver) return null
  return (
    <RefuseButton
      label={t('provenance.refuse', { skill: shownSkillName(skill, i18n.language), name: giver.name })}
      isPending={refuse.isPending}
      onRefuse={() =>
        refuse.mutate(
          { skill: skill.key, endorser: giver.id },
          { onSuccess: () => toast.success({ title: t('provenance.refused') }) },
        )
      }
    />
  )
}
