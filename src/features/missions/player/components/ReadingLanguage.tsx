import { NativeSelect } from '@mantine/core'
import { IconLanguage } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { isLanguage, languageNames } from '../../../../i18n/languages.ts'
import { toast } from '../../../../ui/toast.ts'
import type { Play } from '../api/answers.ts'
import { useReadMissionIn } from '../api/read-mission-in.ts'
import type { Playing } from '../playing.ts'

/** The language the mission is shown in, if there is a choice. */
export function ReadingLanguage({ play, playing }: { play: Play; playing: Playing }) {
  const { t } = useTranslation('player')
  const { enrollment, mission } = play
  const read = useReadMissionIn(enrollment.id)
  if (mission.languages.length < 2) return null
  async function change(language: string): Promise<void> {
    await playing.flush()
    await read.mutateAsync(language).catch(toast.error)
  }
  return (
    <NativeSelect
      aria-label={t('work.readIn')}
      leftSection={<IconLanguage size={18} aria-hidden />}
      data={mission.languages.filter(isLanguage).map((value) => ({ value, label: languageNames[value] }))}
      value={read.isPending ? read.variables : enrollment.language}
      disabled={read.isPending}
      onChange={(event) => void change(event.currentTarget.value)}
    />
  )
}
