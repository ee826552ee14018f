import { Button, CopyButton, Group, Switch } from '@mantine/core'
import { IconBrandLinkedin, IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../../lib/save-file.ts'
import { toast } from '../../../ui/toast.ts'
import type { Certificate } from '../api/get-certificate.ts'
import { getCredential } from '../api/get-credential.ts'
import { ownCertificateQuery } from '../api/get-own-certificate.ts'
import { useSetVisibility } from '../api/set-visibility.ts'
import { linkedInAddress } from '../linkedin.ts'
import classes from './CertificateDocument.module.css'

/** What a visitor can take along; the holder also decides who sees it. */
export function CertificateActions({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation('certificates')
  const { code, isPublic } = certificate
  const { data: isMine } = useQuery(ownCertificateQuery(code))
  const visibility = useSetVisibility(code)
  const page = `${location.origin}/certificates/${code}`
  const download = useMutation({
    mutationFn: async () => {
      const credential = await getCredential(code)
      saveFile(`essor-${code}.json`, JSON.stringify(credential, null, 2), 'application/json')
    },
    onError: toast.error,
  })
  return (
    <Group gap="sm" className={classes.actions}>
      <Button
        leftSection={<IconDownload size={18} aria-hidden />}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        {t('actions.download')}
      </Button>
      {isMine && (
        <Button
          component="a"
          href={linkedInAddress(certificate, page)}
          target="_blank"
          rel="noopener noreferrer"
          variant="default"
          leftSection={<IconBrandLinkedin size={18} aria-hidden />}
        >
          {t('actions.linkedIn')}
        </Button>
      )}
      <CopyButton value={page}>
        {({ copied, copy }) => (
          <Button variant="default" leftSection={<IconCopy size={18} aria-hidden />} onClick={copy}>
            {t(copied ? 'actions.copied' : 'actions.copy')}
          </Button>
        )}
      </CopyButton>
      <Button
        variant="default"
        leftSection={<IconPrinter size={18} aria-hidden />}
        onClick={() => window.print()}
      >
        {t('actions.print')}
      </Button>
      {isMine && (
        <Switch
          label={t('actions.public')}
          checked={isPublic}
          disabled={visibility.isPending}
          onChange={(event) => visibility.mutate(event.currentTarget.checked)}
        />
      )}
    </Group>
  )
}
