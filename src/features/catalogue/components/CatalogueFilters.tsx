import { Button, Select, Text, TextInput } from '@mantine/core'
import { IconAdjustmentsHorizontal, IconBookmark, IconBookmarkFilled, IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { categories, difficulties } from '../../missions/model.ts'
import { type Skill, skillName } from '../../skills/api/get-skills.ts'
import { companiesQuery } from '../api/get-companies.ts'
import { sorts } from '../api/get-listings.ts'
import type { CatalogueFilter, FilterName } from '../use-catalogue-filter.ts'
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
  const choose = (name: FilterName, label: string, any: string, data: { value: string; label: string }[]) => (
    <Select
      label={label}
      placeholder={any}
      clearable
      searchable={data.length > 8}
      data={data}
      value={filter.values[name] || null}
      onChange={(value) => filter.set({ [name]: value ?? '' })}
      clearButtonProps={{ 'aria-label': any }}
    />
  )
  const SavedIcon = filter.isSavedOnly ? IconBookmarkFilled : IconBookmark
  return (
    <search>
      <div className={classes.search}>
        <TextInput
          className={classes.words}
          label={t('catalogue.search')}
          placeholder={t('catalogue.searchHint')}
          leftSection={<IconSearch size={18} aria-hidden />}
          value={filter.typed}
          onChange={(event) => filter.type(event.currentTarget.value)}
        />
        <Select
          className={classes.sort}
          label={t('catalogue.sort')}
          allowDeselect={false}
          data={sorts.map((value) => ({ value, label: t(`catalogue.sorts.${value}`) }))}
          value={filter.sort}
          onChange={(value) => filter.set({ sort: value ?? '' })}
        />
        <Button
          variant={filter.isSavedOnly ? 'light' : 'default'}
          aria-pressed={filter.isSavedOnly}
          leftSection={<SavedIcon size={18} aria-hidden />}
          onClick={() => filter.set({ show: filter.isSavedOnly ? '' : 'saved' })}
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
          {choose(
            'category',
            t('catalogue.category'),
            t('catalogue.anyCategory'),
            categories.map((value) => ({ value, label: t(`missions:categories.${value}`) })),
          )}
          {choose(
            'difficulty',
            t('catalogue.difficulty'),
            t('catalogue.anyDifficulty'),
            difficulties.map((value) => ({ value, label: t(`missions:difficulties.${value}`) })),
          )}
          {choose(
            'skill',
            t('catalogue.skill'),
            t('catalogue.anySkill'),
            skills
              .filter(({ retired_at }) => !retired_at)
              .map(({ slug }) => ({ value: slug, label: skillName(skills, slug) })),
          )}
          {choose(
            'hours',
            t('catalogue.hours'),
            t('catalogue.anyHours'),
            lengths.map((count) => ({ value: String(count), label: t('catalogue.atMost', { count }) })),
          )}
          {choose(
            'language',
            t('catalogue.language'),
            t('catalogue.anyLanguage'),
            (['en', 'fr'] as const).map((value) => ({ value, label: t(`catalogue.languages.${value}`) })),
          )}
          {choose(
            'company',
            t('catalogue.company'),
            t('catalogue.anyCompany'),
            companies.map((one) => ({ value: one.organization_id, label: one.organization_name })),
          )}
        </div>
      </details>
      <div className={classes.result}>
        <Text role="status" c="dimmed">
          {found && t(found.is_more ? 'catalogue.foundMore' : 'catalogue.found', { count: found.total })}
        </Text>
        {filter.isFiltered && (
          <Button variant="subtle" onClick={filter.reset}>
            {t('catalogue.clear')}
          </Button>
        )}
      </div>
    </search>
  )
}
