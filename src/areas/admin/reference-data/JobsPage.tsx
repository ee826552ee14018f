import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { editedListQuery } from '../../../features/administration/reference-data/api/catalogue-lists.ts'
import { BothLanguages } from '../../../features/administration/reference-data/components/BothLanguages.tsx'
import { EditableList } from '../../../features/administration/reference-data/components/EditableList.tsx'
import { JobDialog } from '../../../features/administration/reference-data/components/JobDialog.tsx'
import { useCategoryName } from '../../../features/administration/reference-data/use-category-name.ts'
import { skillName } from '../../../features/core/skills/api/get-skills.ts'
import { formatItems } from '../../../lib/formats/lists.ts'
import { noValue } from '../../../lib/formats/words.ts'
import { inLanguage } from '../../../lib/in-language.ts'

export function JobsPage() {
  const { t } = useTranslation('referenceData')
  const categoryName = useCategoryName()
  const { data: skills = [] } = useQuery(editedListQuery('skill'))
  const names = (slugs: string[]) => formatItems(slugs.map((slug) => skillName(skills, slug))) || noValue
  return (
    <EditableList
      kind="job"
      label={t('jobs.tab')}
      searchLabel={t('jobs.search')}
      addLabel={t('jobs.add')}
      nameOf={(one) => inLanguage(one, 'title')}
      wordsOf={(one) => [one.slug, one.title_en, one.title_fr, ...one.aliases]}
      columns={[
        { header: t('jobs.title'), cell: (one) => <BothLanguages en={one.title_en} fr={one.title_fr} /> },
        { header: t('category'), width: 180, cell: (one) => categoryName(one.category) },
        { header: t('jobs.essential'), cell: ({ essential }) => names(essential) },
        { header: t('jobs.optional'), cell: ({ optional }) => names(optional) },
      ]}
      editor={(job, close) => <JobDialog job={job} skills={skills} onClose={close} />}
    />
  )
}
