import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../../../lib/save-file.ts'
import { CopyField } from '../../../../ui/CopyField.tsx'
import { useSignedIn } from '../../../core/session/me-context.ts'

/** Shown once, so people must save them before continuing. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { t } = useTranslation('account')
  const { email } = useSignedIn()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const list = codes.join('\n')
  return (
    <Stack gap="md" w="100%">
      <Title order={3} ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
        {t('recovery.title')}
      </Title>
      <Text>{t('recovery.text')}</Text>
      <CopyField label={t('recovery.codes')} value={list} rows={codes.length} isCode />
      <Group>
        <Button
          variant="default"
          onClick={() =>
            saveFile(
              'essor-recovery-codes.txt',
              `${t('recovery.file', { email })}\n\n${list}\n`,
              'text/plain',
            )
          }
        >
          {t('recovery.download')}
        </Button>
        <Button onClick={onDone}>{t('recovery.done')}</Button>
      </Group>
    </Stack>
  )
}
