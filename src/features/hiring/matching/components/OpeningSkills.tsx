import { CloseButton, NativeSelect, Select, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { skillName, skillsQuery } from '../../../core/skills/api/get-skills.ts'
import type { OpeningSkill } from '../api/answers.ts'
import { type SkillLevel, skillLevels } from '../model.ts'
import { capital, maxSkills } from '../opening-form.ts'
import classes from './Openings.module.css'

interface Props {
  skills: OpeningSkill[]
  error?: string
  onChange: (skills: OpeningSkill[]) => void
}

/** Each skill with its importance to the company: must-have or not, weight, level. */
export function OpeningSkills({ skills, error, onChange }: Props) {
  const { t } = useTranslation('matching')
  const { data: catalogue = [] } = useQuery(skillsQuery())
  const rest = catalogue.filter(
    ({ slug, retired_at }) => !retired_at && !skills.some((one) => one.slug === slug),
  )
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {t('editor.skillsHint')}
      </Text>
      <ul className={classes.skills}>
        {skills.map((skill, place) => {
          const name = skillName(catalogue, skill.slug)
          const change = (changes: Partial<OpeningSkill>) =>
            onChange(skills.with(place, { ...skill, ...changes }))
          return (
            <li key={skill.slug}>
              <span className={classes.skillName}>{name}</span>
              <NativeSelect
                aria-label={t('editor.importance', { skill: name })}
                value={skill.must ? 'must' : 'nice'}
                onChange={(event) => change({ must: event.currentTarget.value === 'must' })}
                data={(['must', 'nice'] as const).map((value) => ({ value, label: t(value) }))}
              />
              <NativeSelect
                aria-label={t('editor.weight', { skill: name })}
                value={skill.weight}
                onChange={(event) =>
                  change({ weight: Number(event.currentTarget.value) as OpeningSkill['weight'] })
                }
                data={([1, 2, 3] as const).map((value) => ({
                  value: String(value),
                  label: t(`editor.weights.w${value}`),
                }))}
              />
              <NativeSelect
                aria-label={t('editor.level', { skill: name })}
                value={skill.level ?? ''}
                onChange={(event) =>
                  change({ level: (Number(event.currentTarget.value) as SkillLevel) || null })
                }
                data={[
                  { value: '', label: t('editor.anyLevel') },
                  ...skillLevels.map((level) => ({
                    value: String(level),
                    label: capital(t(`skillLevels.l${level}`)),
                  })),
                ]}
              />
              <CloseButton
                aria-label={t('editor.remove', { skill: name })}
                onClick={() => onChange(skills.toSpliced(place, 1))}
              />
            </li>
          )
        })}
      </ul>
      <Select
        label={t('editor.addSkill')}
        nothingFoundMessage={t('editor.skillMissing')}
        searchable
        limit={40}
        error={error}
        data={rest.map(({ slug }) => ({ value: slug, label: skillName(catalogue, slug) }))}
        value={null}
        onChange={(slug) =>
          slug &&
          onChange([...skills, { slug, must: !skills.some(({ must }) => must), weight: 2, level: null }])
        }
        disabled={skills.length >= maxSkills}
      />
    </Stack>
  )
}
