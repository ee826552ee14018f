import { Badge, Group } from '@mantine/core'
import { IconRosetteDiscountCheck, IconSchool } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { SkillName } from '../../../core/skills/components/SkillName.tsx'
import type { ApplicationView } from '../api/answers.ts'

interface Props {
  mustHaves: ApplicationView['mustHaves']
  /** To their owner, a missing skill is one that isn't in the profile. */
  isOwn?: boolean
}

/** Each must-have with the strongest evidence for it, in words. */
export function MustHaves({ mustHaves, isOwn }: Props) {
  const { t } = useTranslation('openingApplications')
  return (
    <Group component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
      {mustHaves.map(({ slug, source }) => {
        const isStrong = source === 'proven' || source === 'attested'
        return (
          <li key={slug}>
            <Badge
              size="lg"
              variant={source === 'none' ? 'outline' : isStrong ? 'light' : 'default'}
              color={source === 'none' ? 'gray' : 'moss'}
              c={isStrong ? 'var(--moss-text)' : source === 'none' ? 'dimmed' : undefined}
              leftSection={
                source === 'proven' ? (
                  <IconRosetteDiscountCheck size={16} aria-hidden />
                ) : (
                  source === 'attested' && <IconSchool size={16} aria-hidden />
                )
              }
            >
              <SkillName slug={slug} /> ·{' '}
              {source === 'none' && !isOwn ? t('noEvidence') : t(`sources.${source}`)}
            </Badge>
          </li>
        )
      })}
    </Group>
  )
}
