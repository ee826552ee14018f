import { useTranslation } from 'react-i18next'
import { useCategoryName } from '../use-category-name.ts'
import { BothLanguages } from './BothLanguages.tsx'
import { EditedList } from './EditedList.tsx'
import { QuestionDialog } from './QuestionDialog.tsx'

export function QuestionsPage() {
  const { t, i18n } = useTranslation('catalogueEditor')
  const categoryName = useCategoryName()
  return (
    <EditedList
      kind="question"
      label={t('questions.tab')}
      searchLabel={t('questions.search')}
      addLabel={t('questions.add')}
      nameOf={(one) => (i18n.language === 'fr' ? one.prompt_fr : one.prompt_en)}
      wordsOf={(one) => [one.slug, one.prompt_en, one.prompt_fr]}
      columns={[
        {
          header: t('questions.question'),
          cell: (one) => <BothLanguages en={one.prompt_en} fr={one.prompt_fr} />,
        },
        { header: t('questions.kind'), cell: ({ kind }) => t(`questions.kinds.${kind}`) },
        {
          header: t('questions.trade'),
          cell: ({ trade }) => (trade ? categoryName(trade) : t('questions.everyTrade')),
        },
      ]}
      editor={(question, close) => <QuestionDialog question={question} onClose={close} />}
    />
  )
}
