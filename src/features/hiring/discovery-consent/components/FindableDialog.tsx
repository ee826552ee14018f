import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import { type Discovery, useSetMyDiscovery } from '../../matching/api/my-discovery.ts'
import { CardPreview } from './CardPreview.tsx'

interface Props {
  settings: Discovery
  onClose: () => void
}

/** One decision, made in view of what it shows. */
export function FindableDialog({ settings, onClose }: Props) {
  const { t } = useTranslation('discoveryConsent')
  const save = useSetMyDiscovery('caller')
  const agree = () =>
    save.mutate(
      { ...settings, isFindable: true },
      {
        onSuccess: () => {
          toast.success({ title: t('findable.saved.on') })
          onClose()
        },
      },
    )
  return (
    <FormDialog
      title={t('findable.letThem')}
      size="lg"
      action={t('findable.letThemDo')}
      change={save}
      onSubmit={agree}
      onClose={onClose}
    >
      <Text>{t('findable.on')}</Text>
      <CardPreview />
    </FormDialog>
  )
}
