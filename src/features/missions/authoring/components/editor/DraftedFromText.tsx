import { Alert, Text } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Recognized } from '../../from-text/mission-from-text.ts'
import { useRecognizedText } from '../../use-recognized-text.ts'

/** What a new draft took from the pasted text. */
export function DraftedFromText({ recognized }: { recognized: Recognized }) {
  const { t } = useTranslation('authoring')
  const { t: tCommon } = useTranslation()
  const [isOpen, setOpen] = useState(true)
  const { found, suggested, left } = useRecognizedText(recognized)
  if (!isOpen) return null
  return (
    <Alert
      mb="lg"
      variant="light"
      icon={<IconFileText />}
      title={t('start.text.drafted')}
      withCloseButton
      closeButtonLabel={tCommon('close')}
      onClose={() => setOpen(false)}
    >
      <Text>{[found, suggested, left].filter(Boolean).join(' ')}</Text>
    </Alert>
  )
}
