import { Button, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { timeAgo } from '../../../../lib/dates.ts'
import { FormConflict } from '../../../../ui/SaveConflict.tsx'
import type { Setting } from '../api/answers.ts'
import type { useSectionForm } from '../use-section-form.ts'

interface Props {
  settings: Setting[]
  editor: Pick<
    ReturnType<typeof useSectionForm>,
    'conflicts' | 'isDirty' | 'isSaving' | 'keepMine' | 'takeTheirs'
  >
}

/** The footer of each form: a conflict, the button, and who last saved. */
export function SaveRow({ settings, editor }: Props) {
  const { t } = useTranslation('settings')
  const last = settings
    .filter(({ changedAt }) => changedAt)
    .sort((one, other) => other.changedAt!.localeCompare(one.changedAt!))[0]
  return (
    <Stack gap="md" align="flex-start">
      <FormConflict editor={editor} />
      <Button type="submit" loading={editor.isSaving} disabled={!editor.isDirty}>
        {t('save')}
      </Button>
      {last && (
        <Text size="sm" c="dimmed">
          {t('lastChanged', { name: last.changedBy ?? t('someone'), when: timeAgo(last.changedAt!) })}
        </Text>
      )}
    </Stack>
  )
}
