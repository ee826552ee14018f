import { Button, Group, Select, Text, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { useListParams } from '../../../ui/use-list-params.ts'
import { offeredSkillsQuery } from '../../skills/api/get-skills.ts'
import { skillChoices } from '../../skills/skill-choices.ts'
import classes from './Mentoring.module.css'

interface Props {
  list: ReturnType<typeof useListParams>
  skill: string
  /** Undefined while loading. */
  found: number | undefined
}

export function MentorFilters({ list, skill, found }: Props) {
  const { t, i18n } = useTranslation('mentoring')
  const { data: skills = [] } = useQuery(offeredSkillsQuery())
  return (
    <search>
      <div className={classes.filters}>
        <TextInput
          label={t('search')}
          leftSection={<IconSearch size={18} aria-hidden />}
          value={list.typed}
          onChange={(event) => list.type(event.currentTarget.value)}
        />
        <Select
          label={t('skill')}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': t('anySkill') }}
          placeholder={t('anySkill')}
          data={skillChoices(skills, i18n.language)}
          value={skill || null}
          onChange={(value) => list.set({ skill: value ?? '' })}
        />
      </div>
      <Group justify="space-between" mt="sm" mih={36}>
        <Text role="status" c="dimmed">
          {found !== undefined && t('found', { count: found })}
        </Text>
        {(list.search || skill) && (
          <Button variant="subtle" onClick={list.reset}>
            {t('reset')}
          </Button>
        )}
      </Group>
    </search>
  )
}
