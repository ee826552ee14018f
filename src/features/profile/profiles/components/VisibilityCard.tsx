import { Badge, Button, Group, Text } from '@mantine/core'
import { IconBuilding, IconEyeEdit, IconLock, IconWorld } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../lib/paths.ts'
import { CopyField } from '../../../../ui/CopyField.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { Career } from '../api/get-career.ts'

const VisibilityDialog = lazy(async () => ({
  default: (await import('./VisibilityDialog.tsx')).VisibilityDialog,
}))
const icons = { private: IconLock, partners: IconBuilding, public: IconWorld }

/** Who sees the profile, and where. */
export function VisibilityCard({ career }: { career: Career }) {
  const { t } = useTranslation('profiles')
  const path = useAreaPath()
  const [isChoosing, setChoosing] = useState(false)
  const visibility = career?.visibility ?? 'private'
  const Icon = icons[visibility]
  return (
    <Section title={t('page.title')}>
      <div>
        <Badge
          size="lg"
          variant="light"
          tt="none"
          c="var(--brand-text)"
          leftSection={<Icon size={16} aria-hidden />}
        >
          {t(`page.visibility.${visibility}`)}
        </Badge>
        <Text size="sm" c="dimmed" mt={6}>
          {t(`page.means.${visibility}`)}
        </Text>
      </div>
      {career?.handle && visibility !== 'private' && (
        <CopyField label={t('page.address')} value={location.origin + paths.person(career.handle)} />
      )}
      <Group gap="xs">
        <Button
          variant="default"
          leftSection={<IconEyeEdit size={18} aria-hidden />}
          onClick={() => setChoosing(true)}
        >
          {t('page.choose')}
        </Button>
        <LinkButton variant="subtle" to={path('/profile/preview')}>
          {t('page.preview')}
        </LinkButton>
      </Group>
      {isChoosing && (
        <Suspense>
          <VisibilityDialog career={career} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </Section>
  )
}
