import { Button, Select, Text } from '@mantine/core'
import { IconAdjustmentsHorizontal, IconBookmark, IconBookmarkFilled } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { languages } from '../../../../i18n/languages.ts'
import { ClearFilters } from '../../../../ui/ClearFilters.tsx'
import { FilterPicker } from '../../../../ui/FilterPicker.tsx'
import { SearchField } from '../../../../ui/SearchField.tsx'
import { type Skill, skillName } from '../../../core/skills/api/get-skills.ts'
import { categories, difficulties } from '../../missions/model.ts'
import { companiesQuery } from '../api/get-companies.ts'
import { sorts } from '../api/get-listings.ts'
import type { CatalogueFilter } from '../use-catalogue-filter.ts'
import classes from './CatalogueFilters.module.css'

interface Props {
  filter: CatalogueFilter
  skills: Skill[]
  /** Undefined while loading. */
  found: { total: number; is_more: boolean } | undefined
}

const lengths = [1, 2, 4, 8]

export function CatalogueFilters({ filter, skills, found }: Props) {
  const { t } = useTranslation(['catalog', 'missions'])
  const [isOpen, setOpen] = useState(filter.isFiltered)
  const { data: companies = [] } = useQuery({ ...companiesQuery(), enabled: isOpen })
  const { values, set } = filter
  const SavedIcon = filter.isSavedOnly ? IconBookmarkFilled : IconBookmark
  return (
    <search>
      <div className={classes.search}>
        <SearchField
          className={classes.words}
          label={t('list.search')}
          placeholder={t('list.searchHint')}
          list={filter}
        />
        <Select
          className={classes.sort}
          label={t('list.sort')}
          allowDeselect={false}
          data={sorts.map((value) => ({ value, label: t(`list.sorts.${value}`) }))}
          value={values.sort}
          onChange={(sort) => set({ sort: sort ?? undefined })}
        />
        <Button
          variant={filter.isSavedOnly ? 'light' : 'default'}
          aria-pressed={filter.isSavedOnly}
          leftSection={<SavedIcon size={18} aria-hidden />}
          onClick={() => set({ show: filter.isSavedOnly ? undefined : 'saved' })}
        >
          {t('list.saved')}
        </Button>
      </div>
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={classes.toggle}>
          <IconAdjustmentsHorizontal size={18} stroke={1.8} aria-hidden />
          {t('list.filters')}
        </summary>
        <div className={classes.filters}>
          <FilterPicker
            label={t('list.category')}
            all={t('list.anyCategory')}
            choices={categories.map((value) => ({ value, label: t(`missions:categories.${value}`) }))}
            value={values.category}
            onChange={(category) => set({ category })}
          />
          <FilterPicker
            label={t('list.difficulty')}
            all={t('list.anyDifficulty')}
            choices={difficulties.map((value) => ({ value, label: t(`missions:difficulties.${value}`) }))}
            value={values.difficulty}
            onChange={(difficulty) => set({ difficulty })}
          />
          <FilterPicker
            label={t('list.skill')}
            all={t('list.anySkill')}
            choices={skills
              .filter(({ retired_at }) => !retired_at)
              .map(({ slug }) => ({ value: slug, label: skillName(skills, slug) }))}
            value={values.skill}
            onChange={(skill) => set({ skill })}
          />
          <FilterPicker
            label={t('list.hours')}
            all={t('list.anyHours')}
            choices={lengths.map((value) => ({ value, label: t('list.atMost', { count: value }) }))}
            value={values.hours}
            onChange={(hours) => set({ hours })}
          />
          <FilterPicker
            label={t('list.language')}
            all={t('list.anyLanguage')}
            choices={languages.map((value) => ({ value, label: t(`list.languages.${value}`) }))}
            value={values.language}
            onChange={(language) => set({ language })}
          />
          <FilterPicker
            label={t('list.company')}
            all={t('list.anyCompany')}
            choices={companies.map((one) => ({ value: one.organization_id, label: one.organization_name }))}
            value={values.company}
            onChange={(company) => set({ company })}
          />
        </div>
      </details>
      <div className={classes.result}>
        <Text role="status" c="dimmed">
          {found && t(found.is_more ? 'list.foundMore' : 'list.found', { count: found.total })}
        </Text>
        <ClearFilters list={filter} />
      </div>
    </search>
  )
}
