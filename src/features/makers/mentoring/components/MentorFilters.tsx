import { Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ClearFilters } from '../../../../ui/ClearFilters.tsx'
import { FilterPicker } from '../../../../ui/FilterPicker.tsx'
import { SearchField } from '../../../../ui/SearchField.tsx'
import { offeredSkillsQuery } from '../../../core/skills/api/get-skills.ts'
import { skillChoices } from '../../../core/skills/skill-choices.ts'
import type { MentorsList } from '../use-mentors-list.ts'
import classes from './Mentoring.module.css'

interface Props {
  list: MentorsList
  /** Undefined while loading. */
  found: number | undefined
}

export function MentorFilters({ list, found }: Props) {
  const { t, i18n } = useTranslation('mentoring')
  const { data: skills = [] } = useQuery(offeredSkillsQuery())
  return (
    <search>
      <div className={classes.filters}>
        <SearchField label={t('search')} list={list} />
        <FilterPicker
          label={t('skill')}
          all={t('anySkill')}
          searchable
          choices={skillChoices(skills, i18n.language)}
          value={list.values.skill}
          onChange={(skill) => list.set({ skill })}
        />
      </div>
      <Group justify="space-between" mt="sm" mih={36}>
        <Text role="status" c="dimmed">
          {found !== undefined && t('found', { count: found })}
        </Text>
        <ClearFilters list={list} />
      </Group>
    </search>
  )
}
