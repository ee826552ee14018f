import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { editedListQuery } from '../../../features/administration/reference-data/api/catalogue-lists.ts'
import { EditableList } from '../../../features/administration/reference-data/components/EditableList.tsx'
import { MergeDialog } from '../../../features/administration/reference-data/components/MergeDialog.tsx'
import { SkillDialog } from '../../../features/administration/reference-data/components/SkillDialog.tsx'
import { type Entries, skillCategories } from '../../../features/administration/reference-data/model.ts'
import { useCatalogueList } from '../../../features/administration/reference-data/use-catalogue-list.ts'
import { useCategoryName } from '../../../features/administration/reference-data/use-category-name.ts'
import { formatItems } from '../../../lib/formats/lists.ts'
import { noValue } from '../../../lib/formats/words.ts'
import { inLanguage } from '../../../lib/in-language.ts'
import { FilterSelect } from '../../../ui/FilterSelect.tsx'

export function SkillsPage() {
  const { t, i18n } = useTranslation('referenceData')
  // The language of the page first.
  const languages = i18n.language === 'fr' ? ['fr', 'en'] : ['en', 'fr']
  const categoryName = useCategoryName()
  const list = useCatalogueList()
  const { category } = list.values
  const { data: skills = [] } = useQuery(editedListQuery('skill'))
  return (
    <EditableList
      kind="skill"
      label={t('skills.tab')}
      searchLabel={t('skills.search')}
      addLabel={t('skills.add')}
      nameOf={(one) => inLanguage(one, 'name')}
      wordsOf={(one) => [one.slug, one.name_en, one.name_fr, ...one.aliases]}
      fits={(one) => !category || one.category === category}
      filters={
        <FilterSelect
          label={t('category')}
          all={t('everyCategory')}
          value={category}
          choices={skillCategories.map((value) => ({ value, label: categoryName(value) }))}
          onChange={(chosen) => list.set({ category: chosen })}
        />
      }
      columns={[
        ...languages.map((language, place) => ({
          header: t(language === 'fr' ? 'nameFr' : 'nameEn'),
          cell: (one: Entries['skill']) => (
            <Text fw={place === 0 ? 550 : undefined} lang={language}>
              {inLanguage(one, 'name', language)}
            </Text>
          ),
        })),
        { header: t('category'), cell: (one) => categoryName(one.category) },
        { header: t('aliases'), cell: ({ aliases }) => formatItems(aliases) || noValue },
      ]}
      editor={(skill, close) => <SkillDialog skill={skill} skills={skills} onClose={close} />}
      merger={(skill, close) => <MergeDialog skill={skill} skills={skills} onClose={close} />}
    />
  )
}
