import { Divider, Stack, Text, Title } from '@mantine/core'
import { IconBrandLinkedin } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { certificateAddress } from '../../../../lib/paths.ts'
import { AnchorButton } from '../../../../ui/AnchorButton.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { ShareLinks } from '../../../../ui/share/ShareLinks.tsx'
import type { Certificate } from '../api/answers.ts'
import { linkedInAddress } from '../linkedin.ts'
import { EmbedPart } from './EmbedPart.tsx'

interface Props {
  certificate: Certificate
  facts: NonNullable<Certificate['facts']>
  isOpen: boolean
  onClose: () => void
}

/** Ways to share a certificate: its address, a QR code, LinkedIn, a badge for another site. */
export function ShareDialog({ certificate, facts, isOpen, onClose }: Props) {
  const { t } = useTranslation('certificates')
  const page = certificateAddress(certificate.code)
  return (
    <Dialog opened={isOpen} onClose={onClose} title={t('actions.share')} size="lg">
      <Stack gap="lg">
        <ShareLinks address={page} title={t('of', { mission: facts.mission })} linkHint={t('share.linkHint')}>
          {certificate.isMine && (
            <div>
              <AnchorButton
                href={linkedInAddress(certificate, page)}
                target="_blank"
                rel="noopener noreferrer"
                variant="default"
                leftSection={<IconBrandLinkedin size={18} aria-hidden />}
              >
                {t('actions.linkedIn')}
              </AnchorButton>
              <Text size="sm" c="dimmed" mt={6}>
                {t('share.linkedInHint')}
              </Text>
            </div>
          )}
        </ShareLinks>
        <Divider />
        <Title order={3}>{t('share.embed')}</Title>
        <EmbedPart code={certificate.code} page={page} facts={facts} />
      </Stack>
    </Dialog>
  )
}
