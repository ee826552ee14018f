import { Stack, Text, Textarea, TextInput } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatItems } from '../../../../../lib/formats/lists.ts'
import type { DeliverableStep } from '../../../missions/model.ts'
import classes from './preview.module.css'

export function DeliverablePreview({ step }: { step: DeliverableStep }) {
  const { t } = useTranslation('authoring')
  const kinds = formatItems(step.fileKinds.map((kind) => kind.toUpperCase())) || t('shown.anyFile')
  return (
    <Stack gap="xs">
      {step.accepts === 'text' && <Textarea label={t('shown.yourText')} autosize minRows={4} />}
      {step.accepts === 'link' && (
        <TextInput label={t('shown.yourLink')} placeholder="https://" inputMode="url" />
      )}
      {step.accepts === 'file' && (
        <div className={classes.drop}>
          <IconUpload size={24} stroke={1.5} aria-hidden />
          <Text fw={600}>{t('shown.yourFile')}</Text>
          <Text size="sm" c="dimmed">
            {t('shown.fileRule', { kinds, size: step.maxMegabytes })}
          </Text>
        </div>
      )}
      <Text size="sm" c="dimmed">
        {t(step.required ? 'shown.required' : 'shown.optional')}
      </Text>
    </Stack>
  )
}
