import { ActionIcon, Checkbox, Group, Radio, TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Question } from '../../../missions/model.ts'

interface Props {
  question: Question
  index: number
  onLabel: (label: string) => void
  onRight: () => void
  onRemove: () => void
}

export function OptionFields({ question, index, onLabel, onRight, onRemove }: Props) {
  const { t } = useTranslation('authoring')
  const { id, label } = question.options[index]!
  const place = index + 1
  const Mark = question.isMultiple ? Checkbox : Radio
  return (
    <Group gap="xs" wrap="nowrap">
      <Mark
        name={`right-${question.id}`}
        aria-label={t('form.right', { place })}
        checked={question.correct.includes(id)}
        onChange={onRight}
      />
      <TextInput
        flex={1}
        aria-label={t('form.option', { place })}
        maxLength={300}
        value={label}
        onChange={(event) => onLabel(event.currentTarget.value)}
      />
      {question.options.length > 2 && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('form.removeOption', { place })}
          onClick={onRemove}
        >
          <IconX size={16} />
        </ActionIcon>
      )}
    </Group>
  )
}
