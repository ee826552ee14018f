import { Checkbox, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { SharedMission } from '../api/answers.ts'
import classes from './Partnerships.module.css'

interface Props {
  choices: SharedMission[] | undefined
  isSchool: boolean
  value: string[]
  onChange: (missions: string[]) => void
}

/** Which missions the students get. */
export function MissionsField({ choices, isSchool, value, onChange }: Props) {
  const { t } = useTranslation('partnerships')
  return (
    <Checkbox.Group
      label={t('form.missions')}
      description={t(isSchool ? 'form.noPrivate' : 'form.missionsHint')}
      value={value}
      onChange={onChange}
    >
      {!choices?.length ? (
        <Text mt="xs" size="sm">
          {t(choices ? 'form.noMissions' : 'form.choose')}
        </Text>
      ) : (
        <Stack gap="xs" mt="xs" className={classes.choices}>
          {choices.map(({ id, title, isPrivate }) => (
            <Checkbox key={id} value={id} label={isPrivate ? `${title} (${t('form.private')})` : title} />
          ))}
        </Stack>
      )}
    </Checkbox.Group>
  )
}
