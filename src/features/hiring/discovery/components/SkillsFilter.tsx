import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { skillName, skillsQuery } from '../../../core/skills/api/get-skills.ts'
import { levels } from '../model.ts'
import classes from './Search.module.css'

interface Props {
  /** Slugs, with ":2" if it must be proven at that level. */
  skills: string[]
  onChange: (skills: string[] | undefined) => void
}

/** Skills a candidate must have, each with the required level of proof. */
export function SkillsFilter({ skills, onChange }: Props) {
  const { t } = useTranslation(['discovery', 'missions'])
  const { data: catalogue = [] } = useQuery(skillsQuery())
  const chosen = skills.map((skill) => {
    const [slug = '', level = ''] = skill.split(/:(?=[123]$)/)
    return { slug, level, name: skillName(catalogue, slug) }
  })
  const write = (next: typeof chosen) =>
    onChange(next.length > 0 ? next.map(({ slug, level }) => (level ? `${slug}:${level}` : slug)) : undefined)
  const rest = catalogue.filter(
    ({ slug, retired_at }) => !retired_at && !chosen.some((one) => one.slug === slug),
  )
  return (
    <div className={classes.skills}>
      <Select
        label={t('filters.addSkill')}
        placeholder={t('any')}
        size="sm"
        searchable
        limit={40}
        data={rest.map(({ slug }) => ({ value: slug, label: skillName(catalogue, slug) }))}
        value={null}
        onChange={(slug) => slug && write([...chosen, { slug, level: '', name: '' }])}
        disabled={skills.length >= 10}
      />
      {chosen.map(({ slug, level, name }, place) => (
        <div key={slug}>
          <Select
            aria-label={t('filters.levelOf', { skill: name })}
            allowDeselect={false}
            data={[
              { value: '', label: t('filters.anySource', { skill: name }) },
              ...(['1', '2', '3'] as const).map((value) => ({
                value,
                label: t('filters.provenAt', {
                  skill: name,
                  level: t(`missions:difficulties.${levels[value]}`),
                }),
              })),
            ]}
            value={level}
            onChange={(value) => write(chosen.with(place, { slug, level: value ?? '', name }))}
          />
        </div>
      ))}
    </div>
  )
}
