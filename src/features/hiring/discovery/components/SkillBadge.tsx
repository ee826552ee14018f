import { Badge } from '@mantine/core'
import { type Icon, IconRosetteDiscountCheck, IconSchool, IconThumbUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { inLanguage } from '../../../../lib/in-language.ts'
import type { CardSkill, Source } from '../api/answers.ts'
import { levels } from '../model.ts'

const icons: Partial<Record<Source, Icon>> = {
  proven: IconRosetteDiscountCheck,
  attested: IconSchool,
  endorsed: IconThumbUp,
}

/** A skill with its evidence: as an icon, and as text for screen readers. */
export function SkillBadge({ skill, isSmall }: { skill: CardSkill; isSmall?: boolean }) {
  const { t } = useTranslation(['discovery', 'missions'])
  const { source, level } = skill
  const SourceIcon = icons[source]
  const isStrong = source === 'proven' || source === 'attested'
  return (
    <Badge
      variant={source === 'declared' ? 'default' : 'light'}
      color={isStrong ? 'moss' : 'indigo'}
      c={source === 'declared' ? undefined : isStrong ? 'var(--moss-text)' : 'var(--brand-text)'}
      size={isSmall ? 'md' : 'lg'}
      fz={isSmall ? 12 : undefined}
      mih={isSmall ? 22 : undefined}
      leftSection={
        SourceIcon && (
          <SourceIcon size={isSmall ? 14 : 16} stroke={1.8} role="img" aria-label={t(`sources.${source}`)} />
        )
      }
    >
      {inLanguage(skill, 'name')}
      {level && ` · ${t(`missions:difficulties.${levels[level]}`)}`}
    </Badge>
  )
}
