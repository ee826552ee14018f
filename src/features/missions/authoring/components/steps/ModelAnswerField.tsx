import { useTranslation } from 'react-i18next'
import { MarkdownInput } from '../../../../../ui/MarkdownInput.tsx'
import type { DeliverableStep } from '../../../missions/model.ts'
import type { ChangeStep } from './change-step.ts'

/** What a good answer looks like, for candidates who have submitted theirs. */
export function ModelAnswerField({ step, onChange }: { step: DeliverableStep; onChange: ChangeStep }) {
  const { t } = useTranslation('authoring')
  return (
    <MarkdownInput
      label={t('form.modelAnswer')}
      description={t('form.modelAnswerHint')}
      minRows={4}
      maxRows={24}
      maxLength={20_000}
      value={step.modelAnswer}
      onChange={(text) => onChange({ ...step, modelAnswer: text || undefined }, 'modelAnswer')}
    />
  )
}
