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
  const { t } = useTranslation(['player', 'missions'])
  const [isOpen, setOpen] = useState(filter.isFiltered)
  const { data: companies = [] } = useQuery({ ...companiesQuery(), enabled: isOpen })
  const { values, set } = filter
  const SavedIcon = filter.isSavedOnly ? IconBookmarkFilled : IconBookmark
  return (
    <search>
      <div className={classes.search}>
        <SearchField
          className={classes.words}
          label={t('catalogue.search')}
          placeholder={t('catalogue.searchHint')}
          list={filter}
        />
        <Select
          className={classes.sort}
          label={t('catalogue.sort')}
          allowDeselect={false}
          data={sorts.map((value) => ({ value, label: t(`catalogue.sorts.${value}`) }))}
          value={values.sort}
          onChange={(sort) => set({ sort: sort ?? undefined })}
        />
        <Button
          variant={filter.isSavedOnly ? 'light' : 'default'}
          aria-pressed={filter.isSavedOnly}
          leftSection={<SavedIcon size={18} aria-hidden />}
          onClick={() => set({ show: filter.isSavedOnly ? undefined : 'saved' })}
        >
          {t('catalogue.saved')}
        </Button>
      </div>
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={classes.toggle}>
          <IconAdjustmentsHorizontal size={18} stroke={1.8} aria-hidden />
          {t('catalogue.filters')}
        </summary>
        <div className={classes.filters}>
          <FilterPicker
            label={t('catalogue.category')}
            all={t('catalogue.anyCategory')}
            choices={categories.map((value) => ({ value, label: t(`missions:categories.${value}`) }))}
            value={values.category}
            onChange={(category) => set({ category })}
          />
          <FilterPicker
            label={t('catalogue.difficulty')}
            all={t('catalogue.anyDifficulty')}
            choices={difficulties.map((value) => ({ value, label: t(`missions:difficulties.${value}`) }))}
            value={values.difficulty}
            onChange={(difficulty) => set({ difficulty })}
          />
          <FilterPicker
            label={t('catalogue.skill')}
            all={t('catalogue.anySkill')}
            choices={skills
              .filter(({ retired_at }) => !retired_at)
              .map(({ slug }) => ({ value: slug, label: skillName(skills, slug) }))}
            value={values.skill}
            onChange={(skill) => set({ skill })}
          />
          <FilterPicker
            label={t('catalogue.hours')}
            all={t('catalogue.anyHours')}
            choices={lengths.map((value) => ({ value, label: t('catalogue.atMost', { count: value }) }))}
            value={values.hours}
            onChange={(hours) => set({ hours })}
          />
          <FilterPicker
            label={t('catalogue.language')}
            all={t('catalogue.anyLanguage')}
            choices={languages.map((value) => ({ value, label: t(`catalogue.languages.${value}`) }))}
            value={values.language}
            onChange={(language) => set({ language })}
          />
          <FilterPicker
            label={t('catalogue.company')}
            all={t('catalogue.anyCompany')}
            choices={companies.map((one) => ({ value: one.organization_id, label: one.organization_name }))}
            value={values.company}
            onChange={(company) => set({ company })}
          />
        </div>
      </details>
      <div className={classes.result}>
        <Text role="status" c="dimmed">
          {found && t(found.is_more ? 'catalogue.foundMore' : 'catalogue.found', { count: found.total })}
        </Text>
        <ClearFilters list={filter} />
      </div>
    </search>
  )
}
