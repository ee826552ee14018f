import { MultiSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../../../i18n/i18n.ts'
import { skillsQuery } from '../../../../core/skills/api/get-skills.ts'
import { skillOptions } from '../../model/skill-options.ts'

interface Props {
  skills: string[]
  onChange: (skills: string[]) => void
}

/** Skills of the catalog, by name in the page's language; aliases work too. */
export function SkillsPicker({ skills, onChange }: Props) {
  const { t } = useTranslation('authoring')
  const { data, error } = useQuery(skillsQuery())
  const offered = data?.filter(({ slug, retired_at }) => !retired_at || skills.includes(slug)) ?? []
  const options = skillOptions(offered, currentLanguage())
  return (
    <MultiSelect
      id="field-skills"
      label={t('facts.skills')}
      description={t('facts.skillsHint')}
      placeholder={skills.length === 0 ? t('facts.addSkill') : undefined}
      error={error && t('facts.skillsFailed')}
      searchable
      hidePickedOptions
      maxValues={8}
      // The name appears once loaded; until then the skill is kept anyway.
      data={data ? options : skills}
      value={skills}
      onChange={onChange}
      nothingFoundMessage={t('facts.skillsNone')}
      filter={({ options: all, search }) => {
        const wanted = search.trim().toLocaleLowerCase()
        const matching = new Set(
          options.filter(({ words }) => words.includes(wanted)).map(({ value }) => value),
        )
        return all.filter((option) => 'value' in option && matching.has(option.value))
      }}
    />
  )
}
