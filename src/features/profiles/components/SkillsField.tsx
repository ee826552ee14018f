import { ActionIcon, Group, Pill, Text, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addSkill } from '../model.ts'

interface Props {
  skills: string[]
  onChange: (skills: string[]) => void
}

/** Skills are added by Enter or the plus button, and removed one by one. */
export function SkillsField({ skills, onChange }: Props) {
  const { t } = useTranslation('candidate')
  const [typed, setTyped] = useState('')
  const add = () => {
    onChange(addSkill(skills, typed))
    setTyped('')
  }
  return (
    <div>
      <TextInput
        label={t('profile.skills')}
        description={t('profile.addSkillHint')}
        maxLength={80}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          add()
        }}
        rightSection={
          <ActionIcon variant="subtle" aria-label={t('profile.addSkill')} onClick={add}>
            <IconPlus size={18} />
          </ActionIcon>
        }
      />
      <Group gap={6} mt="sm">
        {skills.length === 0 && (
          <Text size="sm" c="dimmed">
            {t('profile.noSkills')}
          </Text>
        )}
        {skills.map((skill) => (
          <Pill
            key={skill}
            size="lg"
            withRemoveButton
            removeButtonProps={{
              'aria-label': t('profile.removeSkill', { skill }),
              'aria-hidden': false,
              tabIndex: 0,
            }}
            onRemove={() => onChange(skills.filter((other) => other !== skill))}
          >
            {skill}
          </Pill>
        ))}
      </Group>
    </div>
  )
}
