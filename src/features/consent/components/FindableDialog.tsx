import { Button, Group, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { type Discovery, useSetMyDiscovery } from '../../matching/api/my-discovery.ts'
import { CardPreview } from './CardPreview.tsx'

interface Props {
  settings: Discovery
  onClose: () => void
}

/** One decision, made in view of what it shows. */
export function FindableDialog({ settings, onClose }: Props) {
  const { t } = useTranslation('consent')
  const { t: tCommon } = useTranslation()
  const save = useSetMyDiscovery()
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
    <Dialog opened onClose={onClose} title={t('findable.letThem')} size="lg">
      <Stack gap="md">
        <Text>{t('findable.on')}</Text>
        <CardPreview />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {tCommon('cancel')}
          </Button>
          <Button onClick={agree} loading={save.isPending}>
            {t('findable.letThemDo')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
