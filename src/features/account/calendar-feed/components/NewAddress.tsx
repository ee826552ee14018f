import { Alert, Group, Stack } from '@mantine/core'
import { IconCalendarShare } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { AnchorButton } from '../../../../ui/AnchorButton.tsx'
import { CopyField } from '../../../../ui/CopyField.tsx'

/** The only time that the address can be read. */
export function NewAddress({ address }: { address: string }) {
  const { t } = useTranslation('calendarFeed')
  return (
    <Stack gap="md">
      <Alert color="moss" title={t('made.title')} role="status">
        {t('made.text')}
      </Alert>
      <CopyField label={t('made.address')} value={address} />
      <Group>
        <AnchorButton
          href={address.replace(/^https?:/, 'webcal:')}
          leftSection={<IconCalendarShare size={18} aria-hidden />}
        >
          {t('made.open')}
        </AnchorButton>
      </Group>
    </Stack>
  )
}
