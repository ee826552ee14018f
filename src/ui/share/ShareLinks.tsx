import { Button, Group, Stack } from '@mantine/core'
import { IconBrandLinkedin, IconShare2 } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AnchorButton } from '../AnchorButton.tsx'
import { CopyField } from '../CopyField.tsx'
import { QrCode } from '../QrCode.tsx'
import { linkedInPost } from './linkedin.ts'

interface Props {
  address: string
  /** What is shared, for the message that other apps prepare. */
  title: string
  linkHint?: string
  /** More ways for this kind of page. */
  children?: ReactNode
}

/** Ways to share any public page: its address, a QR code, LinkedIn, and the apps on the device. */
export function ShareLinks({ address, title, linkHint, children }: Props) {
  const { t } = useTranslation('sharing')
  return (
    <Group gap="lg" align="flex-start">
      <QrCode text={address} label={t('qr')} />
      <Stack gap="sm" flex="1 1 240px">
        <CopyField label={t('link')} description={linkHint ?? t('linkHint')} value={address} />
        <Group gap="sm">
          <AnchorButton
            href={linkedInPost(address)}
            target="_blank"
            rel="noopener noreferrer"
            variant="default"
            leftSection={<IconBrandLinkedin size={18} aria-hidden />}
          >
            {t('post')}
          </AnchorButton>
          {'share' in navigator && (
            <Button
              variant="default"
              leftSection={<IconShare2 size={18} aria-hidden />}
              // Rejects when people close the device's own dialog, which isn't a failure.
              onClick={() => void navigator.share({ title, url: address }).catch(() => undefined)}
            >
              {t('system')}
            </Button>
          )}
        </Group>
        {children}
      </Stack>
    </Group>
  )
}
