import { Checkbox, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatItems, formatList } from '../../../../../lib/formats/lists.ts'
import type { DeliverableStep } from '../../../missions/model.ts'
import { programKinds, readFileKinds } from '../../model/file-kinds.ts'
import { Choices } from '../editor/Choices.tsx'
import { NumberField } from '../editor/NumberField.tsx'
import type { ChangeStep } from './change-step.ts'

const accepted = ['text', 'link', 'file'] as const

export function DeliverableFields({ step, onChange }: { step: DeliverableStep; onChange: ChangeStep }) {
  const { t } = useTranslation('authoring')
  // Keeps the text as typed; the file types are parsed from it.
  const [typed, setTyped] = useState(formatItems(step.fileKinds))
  const programs = formatList(programKinds(typed))
  return (
    <>
      <Choices
        label={t('form.accepts')}
        value={step.accepts}
        options={accepted.map((value) => ({ value, label: t(`form.kinds.${value}`) }))}
        onChange={(accepts) => onChange({ ...step, accepts }, 'accepts')}
      />
      {step.accepts === 'file' && (
        <>
          <TextInput
            label={t('form.fileKinds')}
            description={t('form.fileKindsHint')}
            placeholder="pdf, png"
            value={typed}
            error={programs && t('form.fileKindsProgram', { kinds: programs })}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              onChange({ ...step, fileKinds: readFileKinds(event.currentTarget.value) }, 'fileKinds')
            }}
          />
          <NumberField
            maw={200}
            label={t('form.megabytes')}
            description="1–50"
            min={1}
            max={50}
            clampBehavior="strict"
            allowDecimal={false}
            value={step.maxMegabytes}
            onChange={(maxMegabytes) => onChange({ ...step, maxMegabytes }, 'megabytes')}
          />
        </>
      )}
      <Checkbox
        label={t('form.required')}
        description={t('form.requiredHint')}
        checked={step.required}
        onChange={(event) => onChange({ ...step, required: event.currentTarget.checked }, 'required')}
      />
    </>
  )
}
