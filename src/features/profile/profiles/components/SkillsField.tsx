import { ActionIcon, Combobox, Group, Pill, Text, TextInput, useCombobox } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { UndoBar } from '../../../../ui/editor/UndoBar.tsx'
import { useRemoval } from '../../../../ui/editor/use-removal.ts'
import { offeredSkillsQuery } from '../../../core/skills/api/get-skills.ts'
import { addSkill } from '../model.ts'
import { suggestSkills } from '../suggest-skills.ts'

interface Props {
  skills: string[]
  onChange: (skills: string[]) => void
}

/** Skills are added with Enter or the plus button, and removed one by one. The catalog only suggests. */
export function SkillsField({ skills, onChange }: Props) {
  const { t, i18n } = useTranslation('profiles')
  const [typed, setTyped] = useState('')
  const { removal, remember, undo } = useRemoval()
  const { data: catalogue = [] } = useQuery(offeredSkillsQuery())
  const combobox = useCombobox()
  const suggestions = suggestSkills(catalogue, typed, skills, i18n.language)
  const add = (skill: string) => {
    onChange(addSkill(skills, skill))
    setTyped('')
    combobox.closeDropdown()
  }
  const remove = (skill: string) => {
    onChange(skills.filter((other) => other !== skill))
    remember(skill, () => onChange(skills))
  }
  return (
    <div>
      <Combobox store={combobox} onOptionSubmit={add}>
        <Combobox.Target>
          <TextInput
            id="skills"
            label={t('skills')}
            description={t('addSkillHint')}
            maxLength={80}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              combobox.openDropdown()
              combobox.resetSelectedOption()
            }}
            onBlur={() => combobox.closeDropdown()}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              if (!combobox.dropdownOpened || combobox.getSelectedOptionIndex() === -1) add(typed)
            }}
            rightSection={
              <ActionIcon variant="subtle" aria-label={t('addSkill')} onClick={() => add(typed)}>
                <IconPlus size={18} />
              </ActionIcon>
            }
          />
        </Combobox.Target>
        <Combobox.Dropdown hidden={suggestions.length === 0}>
          <Combobox.Options>
            {suggestions.map((name) => (
              <Combobox.Option value={name} key={name}>
                {name}
              </Combobox.Option>
            ))}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      <Group gap={6} mt="sm">
        {skills.length === 0 && (
          <Text size="sm" c="dimmed">
            {t('noSkills')}
          </Text>
        )}
        {skills.map((skill) => (
          <Pill
            key={skill}
            size="lg"
            withRemoveButton
            removeButtonProps={{
              'aria-label': t('removeSkill', { skill }),
              'aria-hidden': false,
              tabIndex: 0,
            }}
            onRemove={() => remove(skill)}
          >
            {skill}
          </Pill>
        ))}
      </Group>
      <UndoBar removal={removal} onUndo={undo} />
    </div>
  )
}
