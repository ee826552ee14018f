import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ResponsiveTable } from '../../../ui/ResponsiveTable.tsx'
import { skillName } from '../../skills/api/get-skills.ts'
import { editedJobsQuery, editedSkillsQuery } from '../api/catalogue-lists.ts'
import { type CatalogueJob, holdsWords } from '../model.ts'
import { useCatalogueList } from '../use-catalogue-list.ts'
import { useCategoryName } from '../use-category-name.ts'
import { JobDialog } from './JobDialog.tsx'
import { ListControls } from './ListControls.tsx'
import { ListFrame } from './ListFrame.tsx'
import { RetireDialog } from './RetireDialog.tsx'
import { RowActions } from './RowActions.tsx'

export function JobsPage() {
  const { t, i18n } = useTranslation('catalogueEditor')
  const categoryName = useCategoryName()
  const list = useCatalogueList()
  const [open, setOpen] = useState<{ what: 'edit' | 'retire'; job?: CatalogueJob }>()
  const { data: jobs, error, refetch } = useQuery(editedJobsQuery())
  const { data: skills = [] } = useQuery(editedSkillsQuery())
  const found =
    jobs &&
    list.shown(jobs, (one) => holdsWords(list.search, one.slug, one.title_en, one.title_fr, ...one.aliases))
  const name = (one: CatalogueJob) => (i18n.language === 'fr' ? one.title_fr : one.title_en)
  const names = (slugs: string[]) => slugs.map((slug) => skillName(skills, slug)).join(', ') || '—'
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
            searchLabel={t('jobs.search')}
            addLabel={t('jobs.add')}
            onAdd={() => setOpen({ what: 'edit' })}
          />
        }
      >
        <ResponsiveTable
          caption={t('jobs.tab')}
          rows={found?.rows ?? []}
          keyOf={({ slug }) => slug}
          columns={[
            {
              header: t('jobs.title'),
              cell: (one) => (
                <>
                  <Text fw={550}>{one.title_en}</Text>
                  <Text size="sm" c="dimmed">
                    {one.title_fr}
                  </Text>
                </>
              ),
            },
            { header: t('category'), width: 140, cell: (one) => categoryName(one.category) },
            { header: t('jobs.essential'), cell: ({ essential }) => names(essential) },
            { header: t('jobs.optional'), cell: ({ optional }) => names(optional) },
            {
              header: t('actions'),
              width: 96,
              cell: (job) => (
                <RowActions
                  name={name(job)}
                  isRetired={job.retired_at !== null}
                  onEdit={() => setOpen({ what: 'edit', job })}
                  onRetire={() => setOpen({ what: 'retire', job })}
                />
              ),
            },
          ]}
        />
      </ListFrame>
      {open?.what === 'retire' && open.job && (
        <RetireDialog
          kind="job"
          slug={open.job.slug}
          name={name(open.job)}
          isRetired={open.job.retired_at !== null}
          onClose={close}
        />
      )}
      {open?.what === 'edit' && <JobDialog job={open.job} skills={skills} onClose={close} />}
    </>
  )
}
