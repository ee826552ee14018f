import { Box, Button, Checkbox, Stack, Text, Textarea } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Question } from '../../../missions/model.ts'
import { newId } from '../../model/new-step.ts'
import { addOption, removeOption, setMultiple, toggleRight } from '../../model/questions.ts'
import { OptionFields } from './OptionFields.tsx'
import { Part } from './Part.tsx'

interface Props {
  question: Question
  place: number
  onChange: (changed: Question, what: string) => void
  onRemove?: () => void
}

export function QuestionFields({ question, place, onChange, onRemove }: Props) {
  const { t } = useTranslation('authoring')
  const { options } = question
  return (
    <Part
      title={t('form.question', { place })}
      remove={t('form.removeQuestion', { place })}
      onRemove={onRemove}
    >
      <Stack gap="sm">
        <Textarea
          label={t('form.questionText')}
          autosize
          maxLength={1000}
          value={question.text}
          onChange={(event) => onChange({ ...question, text: event.currentTarget.value }, 'text')}
        />
        <Checkbox
          label={t('form.multiple')}
          checked={question.isMultiple}
          onChange={(event) => onChange(setMultiple(question, event.currentTarget.checked), 'multiple')}
        />
        <Box role="group" aria-label={t('form.options')}>
          <Text size="sm" c="dimmed" mb={6}>
            {t('form.optionsHint')}
          </Text>
          <Stack gap={6}>
            {options.map((option, index) => (
              <OptionFields
                key={option.id}
                question={question}
                index={index}
                onLabel={(label) =>
                  onChange(
                    { ...question, options: options.with(index, { ...option, label }) },
                    `option:${option.id}`,
                  )
                }
                onRight={() => onChange(toggleRight(question, option.id), 'correct')}
                onRemove={() => onChange(removeOption(question, option.id), `remove:${option.id}`)}
              />
            ))}
          </Stack>
          {options.length < 8 && (
            <Button
              mt="xs"
              variant="subtle"
              size="compact-sm"
              leftSection={<IconPlus size={16} />}
              onClick={() => onChange(addOption(question, newId()), `add:${options.length}`)}
            >
              {t('form.addOption')}
            </Button>
          )}
        </Box>
        <Textarea
          label={t('form.explanation')}
          description={t('form.explanationHint')}
          autosize
          maxLength={2000}
          value={question.explanation}
          onChange={(event) =>
            onChange({ ...question, explanation: event.currentTarget.value }, 'explanation')
          }
        />
      </Stack>
    </Part>
  )
}
