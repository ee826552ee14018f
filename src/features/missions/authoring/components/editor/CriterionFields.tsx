import { ActionIcon, Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Criterion } from '../../../missions/model.ts'
import { Part } from '../steps/Part.tsx'
import { NumberField } from './NumberField.tsx'

interface Props {
  criterion: Criterion
  place: number
  onChange: (changed: Criterion, what: string) => void
  onRemove: () => void
}

export function CriterionFields({ criterion, place, onChange, onRemove }: Props) {
  const { t } = useTranslation('authoring')
  const { levels } = criterion
  const setLevel = (index: number, changes: Partial<Criterion['levels'][number]>) =>
    onChange(
      { ...criterion, levels: levels.with(index, { ...levels[index]!, ...changes }) },
      `level:${index}:${Object.keys(changes).join()}`,
    )
  return (
    <Part title={t('rubric.criterion', { place })} remove={t('rubric.remove', { place })} onRemove={onRemove}>
      <Stack gap="sm">
        <Group align="flex-end" gap="sm">
          <TextInput
            id={place === 1 ? 'field-criterion' : undefined}
            flex="1 1 220px"
            label={t('rubric.criterionTitle')}
            maxLength={120}
            value={criterion.title}
            onChange={(event) => onChange({ ...criterion, title: event.currentTarget.value }, 'title')}
          />
          <NumberField
            w={110}
            label={t('rubric.weight')}
            min={0}
            max={100}
            allowDecimal={false}
            placeholder="0"
            value={criterion.weight}
            onChange={(weight) => onChange({ ...criterion, weight }, 'weight')}
          />
        </Group>
        <Text size="sm" fw={600}>
          {t('rubric.levels')}
        </Text>
        {levels.map((level, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a level is identified only by its position.
          <Group key={index} gap="xs" align="flex-start">
            <TextInput
              flex="1 1 130px"
              aria-label={t('rubric.levelTitle', { place: index + 1 })}
              placeholder={t('rubric.level', { place: index + 1 })}
              maxLength={60}
              value={level.title}
              onChange={(event) => setLevel(index, { title: event.currentTarget.value })}
            />
            <Textarea
              flex="3 1 200px"
              autosize
              aria-label={t('rubric.levelText', { place: index + 1 })}
              placeholder={t('rubric.levelText', { place: index + 1 })}
              maxLength={500}
              value={level.description}
              onChange={(event) => setLevel(index, { description: event.currentTarget.value })}
            />
            {levels.length > 2 && (
              <ActionIcon
                mt={4}
                variant="subtle"
                color="gray"
                aria-label={t('rubric.removeLevel', { place: index + 1 })}
                onClick={() =>
                  onChange(
                    { ...criterion, levels: levels.toSpliced(index, 1) },
                    `removeLevel:${levels.length}`,
                  )
                }
              >
                <IconX size={16} />
              </ActionIcon>
            )}
          </Group>
        ))}
        {levels.length < 6 && (
          <div>
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={<IconPlus size={16} />}
              onClick={() =>
                onChange(
                  { ...criterion, levels: [...levels, { title: '', description: '' }] },
                  `addLevel:${levels.length}`,
                )
              }
            >
              {t('rubric.addLevel')}
            </Button>
          </div>
        )}
      </Stack>
    </Part>
  )
}
