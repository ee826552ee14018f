import { Badge } from '@mantine/core'
import { IconRosetteDiscountCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

/** Says that Essor has checked who this is; owners also read until when. */
export function VerifiedBadge({ size = 'lg' }: { size?: 'sm' | 'lg' }) {
  const { t } = useTranslation()
  return (
    <Badge
      variant="outline"
      size={size}
      tt="none"
      color="var(--moss-text)"
      c="var(--moss-text)"
      leftSection={<IconRosetteDiscountCheck size={size === 'lg' ? 16 : 12} aria-hidden />}
      title={t('organization.verifiedMeans')}
    >
      {t(size === 'sm' ? 'organization.verifiedShort' : 'organization.verified')}
    </Badge>
  )
}
