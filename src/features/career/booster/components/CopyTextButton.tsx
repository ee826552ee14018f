import { Button, type ButtonProps, CopyButton } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatLabeled } from '../../../../lib/formats/words.ts'

interface Props extends ButtonProps {
  value: string
  label: string
  /** Accessible name, if there are several on the page. */
  named?: string
}

export function CopyTextButton({ value, label, named, ...looks }: Props) {
  const { t } = useTranslation()
  return (
    <CopyButton value={value}>
      {({ copied, copy }) => (
        <Button
          variant="default"
          leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
          aria-live="polite"
          aria-label={named && formatLabeled(copied ? t('copied') : label, named)}
          {...looks}
          onClick={copy}
        >
          {copied ? t('copied') : label}
        </Button>
      )}
    </CopyButton>
  )
}
