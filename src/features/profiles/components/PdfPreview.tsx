import { Stack, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AnchorButton } from '../../../ui/AnchorButton.tsx'
import classes from './Profile.module.css'

/** A PDF in the page, shown by the browser's own viewer; whose browser has none opens it beside the page. */
export function PdfPreview({ file, title }: { file: Blob; title: string }) {
  const { t } = useTranslation('profile')
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    // Whatever it was called before, nothing but a PDF is shown.
    const made = URL.createObjectURL(new Blob([file], { type: 'application/pdf' }))
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  if (!address) return null
  if (navigator.pdfViewerEnabled) return <iframe className={classes.preview} src={address} title={title} />
  return (
    <Stack align="flex-start" p="md">
      <Text>{t('cv.noViewer')}</Text>
      <AnchorButton href={address} target="_blank" variant="default">
        {t('cv.open')}
      </AnchorButton>
    </Stack>
  )
}
