import { Alert, Text } from '@mantine/core'
import { IconMicrophoneOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { RecorderProblem } from '../recorder.ts'

/** Why recording doesn't work, and what to do about it. */
export function RecorderProblemNotice({ problem }: { problem: RecorderProblem }) {
  const { t } = useTranslation('practice')
  return (
    <Alert
      color="amber"
      role="alert"
      icon={<IconMicrophoneOff aria-hidden />}
      title={t(`record.problems.${problem}`)}
    >
      <Text size="sm">{t(`record.problemTexts.${problem}`)}</Text>
    </Alert>
  )
}
