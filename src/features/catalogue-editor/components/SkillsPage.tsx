import { NativeSelect, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { formatItems } from '../../../lib/formats/lists.ts'
import { editedListQuery } from '../api/catalogue-lists.ts'
import { skillCategories } from '../model.ts'
import { useCatalogueList } from '../use-catalogue-list.ts'
import { useCategoryName } from '../use-category-name.ts'
import { EditedList } from './EditedList.tsx'
import { MergeDialog } from './MergeDialog.tsx'
import { SkillDialog } from './SkillDialog.tsx'

export function SkillsPage() {
  const { t, i18n } = useTranslation('catalogueEditor')
  const categoryName = useCategoryName()
  const list = useCatalogueList()
  const category = useSearchParams()[0].get('category') ?? ''
  const { data: skills = [] } = useQuery(editedListQuery('skill'))
  return (
    <EditedList
      kind="skill"
      label={t('skills.tab')}
      searchLabel={t('skills.search')}
      addLabel={t('skills.add')}
      nameOf={(one) => (i18n.language === 'fr' ? one.name_fr : one.name_en)}
      wordsOf={(one) => [one.slug, one.name_en, one.name_fr, ...one.aliases]}
      fits={(one) => !category || one.category === category}
      filters={
        <NativeSelect
          label={t('category')}
          value={category}
          data={[
            { value: '', label: t('everyCategory') },
            ...skillCategories.map((value) => ({ value, label: categoryName(value) })),
          ]}
          onChange={(event) => list.set({ category: event.currentTarget.value })}
        />
      }
      columns={[
        { header: t('nameEn'), cell: (one) => <Text fw={550}>{one.name_en}</Text> },
        { header: t('nameFr'), cell: ({ name_fr }) => name_fr },
        { header: t('category'), cell: (one) => categoryName(one.category) },
        { header: t('aliases'), cell: ({ aliases }) => formatItems(aliases) || '—' },
      ]}
      editor={(skill, close) => <SkillDialog skill={skill} skills={skills} onClose={close} />}
      merger={(skill, close) => <MergeDialog skill={skill} skills={skills} onClose={close} />}
    />
  )
}
