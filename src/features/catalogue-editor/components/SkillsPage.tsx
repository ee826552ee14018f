import { NativeSelect, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { ResponsiveTable } from '../../../ui/ResponsiveTable.tsx'
import { editedSkillsQuery } from '../api/catalogue-lists.ts'
import { type CatalogueSkill, holdsWords, skillCategories } from '../model.ts'
import { useCatalogueList } from '../use-catalogue-list.ts'
import { useCategoryName } from '../use-category-name.ts'
import { ListControls } from './ListControls.tsx'
import { ListFrame } from './ListFrame.tsx'
import { MergeDialog } from './MergeDialog.tsx'
import { RetireDialog } from './RetireDialog.tsx'
import { RowActions } from './RowActions.tsx'
import { SkillDialog } from './SkillDialog.tsx'

interface Open {
  what: 'edit' | 'merge' | 'retire'
  skill?: CatalogueSkill
}

export function SkillsPage() {
  const { t, i18n } = useTranslation('catalogueEditor')
  const categoryName = useCategoryName()
  const list = useCatalogueList()
  const category = useSearchParams()[0].get('category') ?? ''
  const [open, setOpen] = useState<Open>()
  const { data: skills, error, refetch } = useQuery(editedSkillsQuery())
  const found =
    skills &&
    list.shown(
      skills,
      (one) =>
        (!category || one.category === category) &&
        holdsWords(list.search, one.slug, one.name_en, one.name_fr, ...one.aliases),
    )
  const name = (one: CatalogueSkill) => (i18n.language === 'fr' ? one.name_fr : one.name_en)
  const close = () => setOpen(undefined)
  return (
    <>
      <ListFrame
        found={found}
        error={error}
        onRetry={refetch}
        list={list}
        controls={
          <ListControls
            list={list}
            searchLabel={t('skills.search')}
            addLabel={t('skills.add')}
            onAdd={() => setOpen({ what: 'edit' })}
          >
            <NativeSelect
              label={t('category')}
              value={category}
              data={[
                { value: '', label: t('everyCategory') },
                ...skillCategories.map((value) => ({ value, label: categoryName(value) })),
              ]}
              onChange={(event) => list.set({ category: event.currentTarget.value })}
            />
          </ListControls>
        }
      >
        <ResponsiveTable
          caption={t('skills.tab')}
          rows={found?.rows ?? []}
          keyOf={({ slug }) => slug}
          columns={[
            { header: t('nameEn'), cell: (one) => <Text fw={550}>{one.name_en}</Text> },
            { header: t('nameFr'), cell: ({ name_fr }) => name_fr },
            { header: t('category'), cell: (one) => categoryName(one.category) },
            { header: t('aliases'), cell: ({ aliases }) => aliases.join(', ') || '—' },
            {
              header: t('actions'),
              width: 132,
              cell: (skill) => (
                <RowActions
                  name={name(skill)}
                  isRetired={skill.retired_at !== null}
                  onEdit={() => setOpen({ what: 'edit', skill })}
                  onMerge={() => setOpen({ what: 'merge', skill })}
                  onRetire={() => setOpen({ what: 'retire', skill })}
                />
              ),
            },
          ]}
        />
      </ListFrame>
      {open?.what === 'merge' && open.skill && (
        <MergeDialog skill={open.skill} skills={skills ?? []} onClose={close} />
      )}
      {open?.what === 'retire' && open.skill && (
        <RetireDialog
          kind="skill"
          slug={open.skill.slug}
          name={name(open.skill)}
          isRetired={open.skill.retired_at !== null}
          onClose={close}
        />
      )}
      {open?.what === 'edit' && <SkillDialog skill={open.skill} skills={skills ?? []} onClose={close} />}
    </>
  )
}
