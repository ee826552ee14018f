import { Anchor, Badge, Group, Text } from '@mantine/core'
import { IconRosetteDiscountCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDate } from '../../../lib/dates.ts'
import { certificatePath } from '../../../lib/paths.ts'
import type { ProvenSource, ShownSkill } from '../shown-profile.ts'
import classes from './Profile.module.css'
import { ProfileSection } from './ProfileSection.tsx'

/** What was proven comes with its proof; what was only said is said to be so. */
export function SkillsView({ skills }: { skills: ShownSkill[] }) {
  const { t, i18n } = useTranslation('profile')
  const nameOf = ({ word, slug, nameEn, nameFr }: ShownSkill) =>
    word ?? (i18n.language === 'fr' ? nameFr : nameEn) ?? slug ?? ''
  const proven = skills.filter(({ sources }) => sources.length > 0)
  const declared = skills.filter(({ sources }) => sources.length === 0)
  return (
    <ProfileSection title={t('skills')}>
      {skills.length === 0 && <Text c="dimmed">{t('noSkills')}</Text>}
      {proven.length > 0 && (
        <div>
          <Text fw={600}>{t('provenance.proven')}</Text>
          <Text size="sm" c="dimmed" mb="sm">
            {t('provenance.provenMeans')}
          </Text>
          <ul className={classes.proven}>
            {proven.map((skill) => (
              <li key={nameOf(skill)}>
                <Group gap={8} wrap="nowrap" align="flex-start">
                  <IconRosetteDiscountCheck
                    size={22}
                    stroke={1.7}
                    color="var(--moss-text)"
                    style={{ flexShrink: 0 }}
                    aria-hidden
                  />
                  <div className={classes.resumeName}>
                    <Text fw={600}>{nameOf(skill)}</Text>
                    {skill.sources.map((source) => (
                      <Proof key={source.facts.code} source={source} />
                    ))}
                  </div>
                </Group>
              </li>
            ))}
          </ul>
        </div>
      )}
      {declared.length > 0 && (
        <div>
          <Text fw={600}>{t('provenance.declared')}</Text>
          <Text size="sm" c="dimmed" mb="sm">
            {t('provenance.declaredMeans')}
          </Text>
          <Group gap={6}>
            {declared.map((skill) => (
              <Badge key={nameOf(skill)} variant="light" size="lg" c="var(--brand-text)" tt="none">
                {nameOf(skill)}
              </Badge>
            ))}
          </Group>
        </div>
      )}
    </ProfileSection>
  )
}

function Proof({ source: { at, facts } }: { source: ProvenSource }) {
  const { t } = useTranslation('profile')
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
        {facts.reached === null ? level : t('provenance.level', { level, percent: facts.reached })}
        {' · '}
        {formatDate(at)}
      </Text>
    </Text>
  )
}
