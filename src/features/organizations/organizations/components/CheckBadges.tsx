import { Badge } from '@mantine/core'
import { IconRosetteDiscountCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatCalendarDay } from '../../../../lib/dates.ts'
import type { OrganizationCheck } from '../api/answers.ts'

interface Props {
  checks: OrganizationCheck[] | undefined
  /** Small: only the strongest check, as on cards; the others are in its tooltip. */
  size?: 'sm' | 'lg'
}

/** What Essor has checked, and when; an approval alone doesn't count. */
export function CheckBadges({ checks = [], size = 'lg' }: Props) {
  const { t } = useTranslation()
  const said = checks.map(({ kind, at }) =>
    t(`organization.checks.${kind}.on`, { date: formatCalendarDay(at) }),
  )
  return checks.slice(0, size === 'sm' ? 1 : undefined).map(({ kind }, index) => (
    <Badge
      key={kind}
      variant="outline"
      size={size}
      tt="none"
      color="var(--moss-text)"
      c="var(--moss-text)"
      h="auto"
      mih={size === 'lg' ? 26 : 18}
      styles={{
        root: { paddingBlock: 3 },
        label: { whiteSpace: 'normal', textAlign: 'start', textWrap: 'balance', lineHeight: 1.3 },
      }}
      leftSection={<IconRosetteDiscountCheck size={size === 'lg' ? 16 : 12} aria-hidden />}
      title={size === 'sm' ? said.join(' · ') : t(`organization.checks.${kind}.means`)}
    >
      {size === 'sm' ? t(`organization.checks.${kind}.short`) : said[index]}
    </Badge>
  ))
}
