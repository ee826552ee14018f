import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatItems } from '../../../lib/formats/lists.ts'
import { skillName } from '../../skills/api/get-skills.ts'
import { editedListQuery } from '../api/catalogue-lists.ts'
import { useCategoryName } from '../use-category-name.ts'
import { BothLanguages } from './BothLanguages.tsx'
import { EditedList } from './EditedList.tsx'
import { JobDialog } from './JobDialog.tsx'

export function JobsPage() {
  const { t, i18n } = useTranslation('catalogueEditor')
  const categoryName = useCategoryName()
  const { data: skills = [] } = useQuery(editedListQuery('skill'))
  const names = (slugs: string[]) => formatItems(slugs.map((slug) => skillName(skills, slug))) || '—'
  return (
    <EditedList
      kind="job"
      label={t('jobs.tab')}
      searchLabel={t('jobs.search')}
      addLabel={t('jobs.add')}
      nameOf={(one) => (i18n.language === 'fr' ? one.title_fr : one.title_en)}
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
