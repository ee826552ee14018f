import { useTranslation } from 'react-i18next'
import { BothLanguages } from '../../../features/administration/reference-data/components/BothLanguages.tsx'
import { EditableList } from '../../../features/administration/reference-data/components/EditableList.tsx'
import { QuestionDialog } from '../../../features/administration/reference-data/components/QuestionDialog.tsx'
import { useCategoryName } from '../../../features/administration/reference-data/use-category-name.ts'
import { inLanguage } from '../../../lib/in-language.ts'

export function QuestionsPage() {
  const { t } = useTranslation('referenceData')
  const categoryName = useCategoryName()
  return (
    <EditableList
      kind="question"
      label={t('questions.tab')}
      searchLabel={t('questions.search')}
      addLabel={t('questions.add')}
      nameOf={(one) => inLanguage(one, 'prompt')}
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
