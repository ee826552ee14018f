import { SimpleGrid, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { MessageStep } from '../../../missions/model.ts'
import { NumberField } from '../editor/NumberField.tsx'
import type { ChangeStep } from './change-step.ts'

export function MessageFields({ step, onChange }: { step: MessageStep; onChange: ChangeStep }) {
  const { t } = useTranslation('authoring')
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          label={t('form.from')}
          maxLength={80}
          value={step.from}
          onChange={(event) => onChange({ ...step, from: event.currentTarget.value }, 'from')}
        />
        <TextInput
          label={t('form.role')}
          maxLength={80}
          value={step.role}
          onChange={(event) => onChange({ ...step, role: event.currentTarget.value }, 'role')}
        />
      </SimpleGrid>
      <NumberField
        label={t('form.delay')}
        description={t('form.delayHint')}
        min={0}
        max={120}
        allowDecimal={false}
        placeholder="0"
        value={step.delaySeconds}
        onChange={(delaySeconds) => onChange({ ...step, delaySeconds }, 'delay')}
      />
    </>
  )
}
