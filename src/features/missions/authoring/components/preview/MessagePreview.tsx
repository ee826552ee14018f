import { Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { noValue } from '../../../../../lib/formats/words.ts'
import { Markdown } from '../../../../../ui/Markdown.tsx'
import { PersonAvatar } from '../../../../../ui/PersonAvatar.tsx'
import type { MessageStep } from '../../../missions/model.ts'
import classes from './preview.module.css'

export function MessagePreview({ step }: { step: MessageStep }) {
  const { t } = useTranslation('authoring')
  return (
    <div>
      <Group gap="sm" wrap="nowrap" mb="xs">
        <PersonAvatar name={step.from} size={40} />
        <div>
          <Text fw={600}>{step.from || noValue}</Text>
          <Text size="sm" c="dimmed">
            {[step.role, step.delaySeconds > 0 && t('shown.arrives', { seconds: step.delaySeconds })]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </div>
      </Group>
      <div className={classes.message}>
        <Markdown>{step.body}</Markdown>
      </div>
    </div>
  )
}
