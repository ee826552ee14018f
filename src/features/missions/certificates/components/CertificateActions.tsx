import { Button, Group } from '@mantine/core'
import { IconBraces, IconPrinter, IconShare2 } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPage } from '../../../../lib/lazy-page.ts'
import { saveFile } from '../../../../lib/save-file.ts'
import { PdfButton } from '../../../../ui/pdf/PdfButton.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { Certificate } from '../api/answers.ts'
import { getCredential } from '../api/get-credential.ts'
import classes from './CertificatePage.module.css'

const ShareDialog = lazyPage(async () => (await import('./ShareDialog.tsx')).ShareDialog, 'sharing')

interface Props {
  certificate: Certificate
  facts: NonNullable<Certificate['facts']>
}

/** What a visitor can download or share. */
export function CertificateActions({ certificate, facts }: Props) {
  const { t } = useTranslation('certificates')
  const queries = useQueryClient()
  const [isSharing, setSharing] = useState<boolean>()
  const { code, isPublic } = certificate
  const download = useMutation({
    mutationFn: async () => {
      const credential = await getCredential(code)
      saveFile(`essor-${code}.json`, JSON.stringify(credential, null, 2), 'application/json')
    },
    onError: toast.error,
  })
  return (
    <Group gap="sm" className={classes.actions}>
      <PdfButton
        variant="filled"
        label={t('actions.pdf')}
        fileName={`essor-${code}`}
        draw={async () =>
          (await import('../pdf/draw-certificate.tsx')).drawCertificate(queries, certificate, facts)
        }
      />
      {isPublic && (
        <Button
          variant="default"
          leftSection={<IconShare2 size={18} aria-hidden />}
          onClick={() => setSharing(true)}
        >
          {t('actions.share')}
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconBraces size={18} aria-hidden />}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        {t('actions.download')}
      </Button>
      <Button
        variant="subtle"
        leftSection={<IconPrinter size={18} aria-hidden />}
        onClick={() => window.print()}
      >
        {t('actions.print')}
      </Button>
      {isSharing !== undefined && (
        <Suspense>
          <ShareDialog
            certificate={certificate}
            facts={facts}
            isOpen={isSharing}
            onClose={() => setSharing(false)}
          />
        </Suspense>
      )}
    </Group>
  )
}
