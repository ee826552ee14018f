import { Anchor, Badge, Group, Text } from '@mantine/core'
import { IconRosetteDiscountCheck, IconSchool, IconThumbUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDate } from '../../../../lib/dates.ts'
import { certificatePath } from '../../../../lib/paths.ts'
import { Section } from '../../../../ui/Section.tsx'
import type { ProvenSource, ShownSkill } from '../api/answers.ts'
import { attestationsOf, byProof, endorsementsOf, proofsOf, shownSkillName } from '../shown-profile.ts'
import { AddButton } from './AddButton.tsx'
import { Attestations } from './Attestations.tsx'
import { Endorsements } from './Endorsements.tsx'
import classes from './Profile.module.css'

interface Props {
  skills: ShownSkill[]
  /** The owner sees every name, and can remove an endorsement. */
  isOwn?: boolean
  /** Opens the form where skills are added. */
  onAdd?: () => void
}

/** Proven skills with their proof, endorsed ones with the names; merely declared ones are labeled as such. */
export function SkillsView({ skills, isOwn = false, onAdd }: Props) {
  const { t, i18n } = useTranslation('profiles')
  const nameOf = (skill: ShownSkill) => shownSkillName(skill, i18n.language)
  const proven = skills.filter((skill) => proofsOf(skill).length > 0)
  const attested = skills.filter((skill) => !proven.includes(skill) && attestationsOf(skill).length > 0)
  const endorsed = skills.filter(
    (skill) => ![...proven, ...attested].includes(skill) && endorsementsOf(skill).length > 0,
  )
  const declared = skills.filter((skill) => skill.sources.length === 0)
  const groups = [
    { kind: 'proven', skills: proven, Icon: IconRosetteDiscountCheck, color: 'var(--moss-text)' },
    { kind: 'attested', skills: attested, Icon: IconSchool, color: 'var(--moss-text)' },
    { kind: 'endorsed', skills: endorsed, Icon: IconThumbUp, color: 'var(--brand-text)' },
  ] as const
  return (
    <Section title={t('skills')}>
      {skills.length === 0 && <Text c="dimmed">{t('noSkills')}</Text>}
      {skills.length === 0 && onAdd && <AddButton onClick={onAdd}>{t('addSkill')}</AddButton>}
      {groups.map(
        ({ kind, skills, Icon, color }) =>
          skills.length > 0 && (
            <div key={kind}>
              <Text fw={600}>{t(`provenance.${kind}`)}</Text>
              <Text size="sm" c="dimmed" mb="sm">
                {t(`provenance.${kind}Means`)}
              </Text>
              <ul className={classes.proven}>
                {byProof(skills).map(({ source, skills }) => (
                  <li key={source?.facts.code ?? skills[0]!.skill.key}>
                    <Group gap={8} wrap="nowrap" align="flex-start">
                      <Icon size={22} stroke={1.7} color={color} style={{ flexShrink: 0 }} aria-hidden />
                      <div className={classes.resumeName}>
                        {skills.map(({ skill, isFirst }) => (
                          <div key={skill.key}>
                            <Text fw={600}>{nameOf(skill)}</Text>
                            {isFirst && <Attestations skill={skill} isOwn={isOwn} />}
                            {isFirst && <Endorsements skill={skill} isOwn={isOwn} />}
                          </div>
                        ))}
                        {source && <Certificate source={source} />}
                      </div>
                    </Group>
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
      {declared.length > 0 && (
        <div>
          <Text fw={600}>{t('provenance.declared')}</Text>
          <Text size="sm" c="dimmed" mb="sm">
            {t('provenance.declaredMeans')}
          </Text>
          <Group gap={6}>
            {declared.map((skill) => (
              <Badge key={skill.key} variant="light" size="lg" c="var(--brand-text)" tt="none">
                {nameOf(skill)}
              </Badge>
            ))}
          </Group>
        </div>
      )}
    </Section>
  )
}

function Certificate({ source: { at, facts } }: { source: ProvenSource }) {
  const { t } = useTranslation('profiles')
  const { t: tMissions } = useTranslation('missions')
  const level = tMissions(`difficulties.${facts.difficulty}`)
  return (
    <Text size="sm">
      <Anchor component={Link} to={certificatePath(facts.code)} inherit underline="always">
        {facts.mission}
      </Anchor>
      <Text span inherit c="dimmed">
        {' · '}
        {facts.organization}
        {' · '}
        {facts.reached == null ? level : t('provenance.level', { level, percent: facts.reached })}
        {' · '}
        {formatDate(at)}
      </Text>
    </Text>
  )
}
