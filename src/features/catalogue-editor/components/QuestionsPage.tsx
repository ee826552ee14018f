import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ResponsiveTable } from '../../../ui/ResponsiveTable.tsx'
import { editedQuestionsQuery } from '../api/catalogue-lists.ts'
import { type CatalogueQuestion, holdsWords } from '../model.ts'
import { useCatalogueList } from '../use-catalogue-list.ts'
import { useCategoryName } from '../use-category-name.ts'
import { ListControls } from './ListControls.tsx'
import { ListFrame } from './ListFrame.tsx'
import { QuestionDialog } from './QuestionDialog.tsx'
import { RetireDialog } from './RetireDialog.tsx'
import { RowActions } from './RowActions.tsx'

export function QuestionsPage() {
  const { t, i18n } = useTranslation('catalogueEditor')
  const categoryName = useCategoryName()
  const list = useCatalogueList()
  const [open, setOpen] = useState<{ what: 'edit' | 'retire'; question?: CatalogueQuestion }>()
  const { data, error, refetch } = useQuery(editedQuestionsQuery())
  const found =
    data && list.shown(data, (one) => holdsWords(list.search, one.slug, one.prompt_en, one.prompt_fr))
  const name = (one: CatalogueQuestion) => (i18n.language === 'fr' ? one.prompt_fr : one.prompt_en)
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
            searchLabel={t('questions.search')}
            addLabel={t('questions.add')}
            onAdd={() => setOpen({ what: 'edit' })}
          />
        }
      >
        <ResponsiveTable
          caption={t('questions.tab')}
          rows={found?.rows ?? []}
          keyOf={({ slug }) => slug}
          columns={[
            {
              header: t('questions.question'),
              cell: (one) => (
                <>
                  <Text fw={550}>{one.prompt_en}</Text>
                  <Text size="sm" c="dimmed" lang="fr">
                    {one.prompt_fr}
                  </Text>
                </>
              ),
            },
            { header: t('questions.kind'), cell: ({ kind }) => t(`questions.kinds.${kind}`) },
            {
              header: t('questions.trade'),
              cell: ({ trade }) => (trade ? categoryName(trade) : t('questions.everyTrade')),
            },
            {
              header: t('actions'),
              width: 96,
              cell: (question) => (
                <RowActions
                  name={name(question)}
                  isRetired={question.retired_at !== null}
                  onEdit={() => setOpen({ what: 'edit', question })}
                  onRetire={() => setOpen({ what: 'retire', question })}
                />
              ),
            },
          ]}
        />
      </ListFrame>
      {open?.what === 'retire' && open.question && (
        <RetireDialog
          kind="question"
          slug={open.question.slug}
          name={name(open.question)}
          isRetired={open.question.retired_at !== null}
          onClose={close}
        />
      )}
      {open?.what === 'edit' && <QuestionDialog question={open.question} onClose={close} />}
    </>
  )
}
